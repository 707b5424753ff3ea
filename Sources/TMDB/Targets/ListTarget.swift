/// Users' lists of films.
public enum ListTarget {
  /// A list and one page of what it holds.
  public static func details(_ id: ListSummary.ID) -> Target<ListDetails> {
    Target("/list/\(id)", settings: [.language])
  }

  /// Whether a list holds a film.
  public static func contains(_ movie: Movie.ID, list id: ListSummary.ID) -> Target<ListItemStatus> {
    Target("/list/\(id)/item_status", parameters: ["movie_id": String(movie)], settings: [.language])
  }

  /// Makes a list; `language` is ISO 639-1.
  public static func create(
    _ name: String, overview: String = "", language: String = "en", _ session: Session
  ) -> Target<ListCreation> {
    let body: [String: JSONValue] = [
      "name": .text(name), "description": .text(overview), "language": .text(language),
    ]
    return Target("/list", method: .post, parameters: ["session_id": session.id], body: body)
  }

  /// Adds a film to a list.
  public static func add(_ movie: Movie.ID, to id: ListSummary.ID, _ session: Session) -> Target<StatusReply> {
    change("/list/\(id)/add_item", movie, session)
  }

  /// Takes a film off a list.
  public static func remove(_ movie: Movie.ID, from id: ListSummary.ID, _ session: Session) -> Target<StatusReply> {
    change("/list/\(id)/remove_item", movie, session)
  }

  /// Takes all films off a list.
  public static func clear(_ id: ListSummary.ID, _ session: Session) -> Target<StatusReply> {
    Target("/list/\(id)/clear", method: .post, parameters: ["session_id": session.id, "confirm": "true"])
  }

  /// Deletes a list.
  public static func delete(_ id: ListSummary.ID, _ session: Session) -> Target<StatusReply> {
    Target("/list/\(id)", method: .delete, parameters: ["session_id": session.id])
  }

  private static func change(_ path: TargetPath, _ movie: Movie.ID, _ session: Session) -> Target<StatusReply> {
    Target(
      path, method: .post, parameters: ["session_id": session.id], body: ["media_id": .number(Double(movie))])
  }
}
