import Library

extension LibraryModel {
  /// Returns the titles that the profile put on lists, rated, watched or noted, for a search by name. It returns none
  /// if the library can't be read.
  ///
  /// If nothing has changed since the last call, this takes no time.
  public func knownTitles() async -> KnownTitles {
    guard let library = try? await library() else { return KnownTitles() }
    let known = try? await library.knownTitles(of: profile, from: source, previous: lastKnownTitles)
    if let known { lastKnownTitles = known }
    return known ?? KnownTitles()
  }
}
