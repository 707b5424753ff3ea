import Library
import Tracking

extension LibraryModel {
  /// Returns a model of an open library for the given current profile. Other profiles may change the library meanwhile.
  static func over(_ library: Library, by profile: ProfileID = .owner) -> LibraryModel {
    LibraryModel(source: .tmdb, profile: profile) { library }
  }
}
