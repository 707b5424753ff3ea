/// The source of the data on screen. Data from one source is never shown as another's.
public enum ContentSource: String, Hashable, Sendable {
  case tmdb
  case sample
}
