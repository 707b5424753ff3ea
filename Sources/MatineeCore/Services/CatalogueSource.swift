/// Whose data is shown: what came from one source is never taken for another's.
public enum CatalogueSource: String, Hashable, Sendable {
  case tmdb
  case sample
}
