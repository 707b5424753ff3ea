import LoadingState
import Localization
import TMDB

/// Messages for pages that the source doesn't have or has deleted.
extension StateMessage {
  /// Creates the message for an error on a page or in a section of one.
  ///
  /// - Parameters:
  ///   - thing: The page's subject with its article, such as "a film with the number 42".
  ///   - source: The source of the response.
  ///   - isSection: Whether the message is a part of a page, from which there is nothing to go back to.
  public init(_ error: TMDBError, missing thing: String, from source: ContentSource, isSection: Bool = false) {
    guard error == .notFound else {
      self.init(error)
      return
    }
    self.init(
      icon: "edit-find-symbolic", title: source == .sample ? tr("Not in the Sample Catalogue") : tr("Not on TMDB"),
      explanation: [source.notFoundText(thing), isSection ? nil : tr("Go back and choose another.")]
        .compactMap(\.self).joined(separator: " "),
      details: String(describing: error))
  }
}

extension ContentSource {
  /// Returns a sentence that says that the source doesn't have something.
  ///
  /// - Parameter thing: The missing item with its article, or as commands name it.
  public func notFoundText(_ thing: String) -> String {
    switch self {
    case .tmdb: tr("TMDB doesn’t have {thing}. It may have been removed.", ["thing": thing])
    case .sample:
      tr(
        "The sample catalogue doesn’t have {thing}. To browse all of TMDB, enter a TMDB key.", ["thing": thing])
    }
  }

  /// Returns a closure that creates the message for an error on a page; see
  /// ``LoadingState/StateMessage/init(_:missing:from:isSection:)``.
  package func explain(missing thing: String, isSection: Bool = false) -> @Sendable (TMDBError) -> StateMessage {
    { StateMessage($0, missing: thing, from: self, isSection: isSection) }
  }
}
