import LoadingState
import TMDB

/// What a page says where TMDB has nothing to show on it: it never had, or it was deleted.
extension StateMessage {
  /// The words for an error on the page of one thing.
  ///
  /// - Parameter thing: with its article, such as "a film with the number 42".
  public init(_ error: TMDBError, missing thing: String) {
    guard error == .notFound else {
      self.init(error)
      return
    }
    self.init(
      icon: "edit-find-symbolic", title: "Not at TMDB",
      explanation: "TMDB does not have \(thing), or no longer has it. Go back and choose another.",
      details: String(describing: error))
  }

  static func missing(_ id: TitleID) -> @Sendable (TMDBError) -> StateMessage {
    { StateMessage($0, missing: "\(id.kind == .film ? "a film" : "a series") with the number \(id.number)") }
  }

  static func missing(_ id: SeasonID) -> @Sendable (TMDBError) -> StateMessage {
    { StateMessage($0, missing: id.number == 0 ? "specials of this series" : "a season \(id.number) of this series") }
  }

  static func missingCollection(_ id: CollectionSummary.ID) -> @Sendable (TMDBError) -> StateMessage {
    { StateMessage($0, missing: "a collection with the number \(id)") }
  }

  static func missingPerson(_ id: Person.ID) -> @Sendable (TMDBError) -> StateMessage {
    { StateMessage($0, missing: "a person with the number \(id)") }
  }
}
