extension Complaint {
  /// Returns the meaning of an error number of the system.
  ///
  /// The numbers are those of Linux (asm-generic/errno-base.h and errno.h); its words would be in a language of its
  /// own.
  public static func system(_ number: Int32) -> Complaint {
    guard let key = systemKeys[number] else { return Complaint(.sysUnknown, ["number": .count(Int(number))]) }
    return Complaint(key)
  }

  private static let systemKeys: [Int32: Phrase.Key] = [
    1: .sysPermitted, 2: .sysNoFile, 4: .sysInterrupted, 5: .sysInputOutput, 6: .sysNoDevice, 7: .sysTooManyArguments,
    8: .sysNotExecutable, 9: .sysNotOpen, 11: .sysBusyNow, 12: .sysMemory, 13: .sysDenied, 16: .sysBusy,
    17: .sysExists,
    20: .sysNotDirectory, 21: .sysDirectory, 22: .sysInvalid, 23: .sysTooManyFiles, 24: .sysTooManyFiles,
    27: .sysFileTooLarge,
    28: .sysNoSpace, 30: .sysReadOnly, 32: .sysPipe, 36: .sysNameTooLong, 40: .sysLinks, 122: .sysQuota,
  ]
}

extension Phrase.Key {
  static let sysUnknown: Self = "sysUnknown"
  static let sysPermitted: Self = "sysPermitted"
  static let sysNoFile: Self = "sysNoFile"
  static let sysInterrupted: Self = "sysInterrupted"
  static let sysInputOutput: Self = "sysInputOutput"
  static let sysTooManyArguments: Self = "sysTooManyArguments"
  static let sysNotExecutable: Self = "sysNotExecutable"
  static let sysBusyNow: Self = "sysBusyNow"
  static let sysNoDevice: Self = "sysNoDevice"
  static let sysNotOpen: Self = "sysNotOpen"
  static let sysInvalid: Self = "sysInvalid"
  static let sysMemory: Self = "sysMemory"
  static let sysDenied: Self = "sysDenied"
  static let sysBusy: Self = "sysBusy"
  static let sysExists: Self = "sysExists"
  static let sysNotDirectory: Self = "sysNotDirectory"
  static let sysDirectory: Self = "sysDirectory"
  static let sysTooManyFiles: Self = "sysTooManyFiles"
  static let sysFileTooLarge: Self = "sysFileTooLarge"
  static let sysNoSpace: Self = "sysNoSpace"
  static let sysReadOnly: Self = "sysReadOnly"
  static let sysPipe: Self = "sysPipe"
  static let sysNameTooLong: Self = "sysNameTooLong"
  static let sysLinks: Self = "sysLinks"
  static let sysQuota: Self = "sysQuota"
}
