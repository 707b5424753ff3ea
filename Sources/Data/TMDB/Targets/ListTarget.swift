/// The targets for users' lists.
public enum ListTarget {
  /// Returns a target for a list with one page of its titles.
  public static func details(_ id: ListSummary.ID) -> Target<ListDetails> {
    Target("/list/\(id)", cache: .nothing, settings: [.language])
  }

  /// Returns a target that checks for a movie in a list.
  public static func contains(_ movie: Movie.ID, list id: ListSummary.ID) -> Target<ListItemStatus> {
    Target("/list/\(id)/item_status", cache: .nothing, parameters: ["movie_id": String(movie)], settings: [.language])
  }

  /// Returns a target that creates a list. `language` is an ISO 639-1 code.
  public static func create(
    _ name: String, overview: String = "", language: String = "en", _ session: Session
  ) -> Target<ListCreation> {
    let body: [String: JSONValue] = [
      "name": .text(name), "description": .text(overview), "language": .text(language),
    ]
    return Target("/list", cache: .nothing, method: .post, parameters: ["session_id": session.id], body: body)
  }

  /// Returns a target that adds a movie to a list.
  public static func add(_ movie: Movie.ID, to id: ListSummary.ID, _ session: Session) -> Target<StatusReply> {
    change("/list/\(id)/add_item", movie, session)
  }

  /// Returns a target that removes a movie from a list.
  public static func remove(_ movie: Movie.ID, from id: ListSummary.ID, _ session: Session) -> Target<StatusReply> {
    change("/list/\(id)/remove_item", movie, session)
  }

  /// Returns a target that removes all movies from a list.
  public static func clear(_ id: ListSummary.ID, _ session: Session) -> Target<StatusReply> {
    Target(
      "/list/\(id)/clear", cache: .nothing, method: .post, parameters: ["session_id": session.id, "confirm": "true"])
  }

  /// Returns a target that deletes a list.
  public static func delete(_ id: ListSummary.ID, _ session: Session) -> Target<StatusReply> {
    Target("/list/\(id)", cache: .nothing, method: .delete, parameters: ["session_id": session.id])
  }

  private static func change(_ path: TargetPath, _ movie: Movie.ID, _ session: Session) -> Target<StatusReply> {
    Target(
      path, cache: .nothing, method: .post, parameters: ["session_id": session.id],
      body: ["media_id": .number(Double(movie))])
  }
}
