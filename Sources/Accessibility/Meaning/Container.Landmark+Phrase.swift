import TextModel
import Words

extension Container.Landmark {
  /// The name of the landmark.
  public var phrase: Phrase.Key {
    switch self {
    case .banner: .bannerLandmark
    case .complementary: .complementaryLandmark
    case .contentInformation: .contentInformationLandmark
    case .form: .formLandmark
    case .main: .mainLandmark
    case .navigation: .navigationLandmark
    case .region: .regionLandmark
    case .search: .searchLandmark
    }
  }
}
