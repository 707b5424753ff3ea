import Library
import MatineeCore

extension LibraryModel {
  /// A library that is open already, as one of its people sees it; the others may do something in it beside.
  static func over(_ library: Library, by profile: ProfileID = .owner) -> LibraryModel {
    LibraryModel(source: .tmdb, profile: profile) { library }
  }
}
