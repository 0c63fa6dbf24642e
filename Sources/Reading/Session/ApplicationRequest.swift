/// A request that an application sends on its own way among the effects of a session, such as to open another book.
public protocol ApplicationRequest: Hashable, Sendable {}

/// A request of an application, as an effect.
public struct ApplicationEffect: Hashable, Sendable {
  /// The request.
  public let request: any ApplicationRequest

  /// Creates the effect of a request.
  public init(_ request: some ApplicationRequest) { self.request = request }

  /// Compares requests of one type by their own equality; those of different types differ.
  public static func == (left: ApplicationEffect, right: ApplicationEffect) -> Bool {
    func isEqual<Request: ApplicationRequest>(_ request: Request) -> Bool { request == right.request as? Request }
    return isEqual(left.request)
  }

  /// Hashes the request.
  public func hash(into hasher: inout Hasher) { request.hash(into: &hasher) }
}
