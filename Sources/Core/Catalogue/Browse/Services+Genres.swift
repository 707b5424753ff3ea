import AppFoundation
import LoadingState
import TMDB
import TitleIdentity

/// Titles by genre.
extension Services {
  /// Returns a model of the genres of films or of series, each with its titles.
  @MainActor
  public func genreShelves(of kind: TitleID.Kind) -> GenreShelvesModel {
    let genres = PageModel(request(forGenres: kind), clock: clock)
    return GenreShelvesModel(kind, genres: genres) { self.model(of: $0) }
  }

  /// Returns a model of a genre's titles, most popular first.
  @MainActor
  public func model(of genre: GenreID) -> PagedListModel<TitleCard> {
    model(of: TitleQuery(.genre(genre)))
  }

  /// Returns a genre's name. It is `nil` if TMDB has no such genre, or if the genres are neither available nor cached.
  public func name(of genre: GenreID) async -> String? {
    try? await genres(of: genre.kind).first { $0.id == genre }?.name
  }

  /// Returns the genres of films or of series. Cached genres of any age are used, because genres hardly ever change.
  package func genres(of kind: TitleID.Kind) async throws(TMDBError) -> [NamedGenre] {
    let target = Self.target(kind)
    if let cached = try? await cacheClient?.value(of: target) { return Self.genres(cached, kind) }
    return Self.genres(try await client.value(of: target), kind)
  }

  /// Returns the cached genres of films or of series, without a request; empty if there are none.
  package func cachedGenres(of kind: TitleID.Kind) async -> [NamedGenre] {
    (try? await cacheClient?.value(of: Self.target(kind))).map { Self.genres($0, kind) } ?? []
  }

  private func request(forGenres kind: TitleID.Kind) -> Request<[NamedGenre]> {
    request(Self.target(kind)) { Self.genres($0, kind) }
  }

  private static func target(_ kind: TitleID.Kind) -> Target<GenreList> {
    kind == .movie ? GenreTarget.movies : GenreTarget.shows
  }

  /// Returns the genres in TMDB's order, without duplicates.
  private static func genres(_ list: GenreList, _ kind: TitleID.Kind) -> [NamedGenre] {
    var seen: Set<Genre.ID> = []
    return list.genres.compactMap { genre in
      guard genre.id > 0, !genre.name.isEmpty, seen.insert(genre.id).inserted else { return nil }
      return NamedGenre(id: GenreID(kind, genre.id), name: BoundedText.line(genre.name))
    }
  }
}
