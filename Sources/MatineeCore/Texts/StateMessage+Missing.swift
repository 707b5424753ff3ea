import LoadingState
import TMDB

/// What a page says where its source has nothing to show on it: it never had, or it was deleted.
extension StateMessage {
  /// The words for an error on the page of one thing.
  ///
  /// - Parameters:
  ///   - thing: with its article, such as "a film with the number 42".
  ///   - source: what was asked.
  public init(_ error: TMDBError, missing thing: String, from source: CatalogueSource) {
    guard error == .notFound else {
      self.init(error)
      return
    }
    self.init(
      icon: "edit-find-symbolic", title: source == .sample ? "Not in the Sample Catalogue" : "Not at TMDB",
      explanation: source.lacks(thing) + " Go back and choose another.", details: String(describing: error))
  }
}

extension CatalogueSource {
  /// That it does not have something, in a sentence for a person.
  ///
  /// - Parameter thing: with its article, or as commands name it.
  public func lacks(_ thing: String) -> String {
    switch self {
    case .tmdb: "TMDB does not have \(thing), or no longer has it."
    case .sample: "The sample catalogue does not have \(thing). With a key, TMDB is asked."
    }
  }

  /// The words for an error on the page of one thing; see ``LoadingState/StateMessage/init(_:missing:from:)``.
  func explain(missing thing: String) -> @Sendable (TMDBError) -> StateMessage {
    { StateMessage($0, missing: thing, from: self) }
  }
}
