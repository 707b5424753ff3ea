import LoadingState
import TMDB

/// Titles by their genre.
extension Services {
  /// The genres of films or of series, each with its titles.
  @MainActor
  public func genreShelves(of kind: TitleID.Kind) -> GenreShelvesModel {
    let genres = PageModel { () async throws(TMDBError) in try await self.genres(of: kind) }
    return GenreShelvesModel(kind, genres: genres) { self.model(of: $0) }
  }

  /// The titles of a genre, most popular first.
  @MainActor
  public func model(of genre: GenreID) -> PagedListModel<TitleCard> {
    model(of: TitleQuery(genre))
  }

  /// What a genre is called; `nil` where TMDB has no such genre, or did not answer.
  public func name(of genre: GenreID) async -> String? {
    try? await genres(of: genre.kind).first { $0.id == genre }?.name
  }

  /// In TMDB's order, each once.
  private func genres(of kind: TitleID.Kind) async throws(TMDBError) -> [NamedGenre] {
    let list = try await client.value(of: kind == .film ? GenreTarget.movies : GenreTarget.shows)
    var seen: Set<Genre.ID> = []
    return list.genres.compactMap { genre in
      guard genre.id > 0, !genre.name.isEmpty, seen.insert(genre.id).inserted else { return nil }
      return NamedGenre(id: GenreID(kind, genre.id), name: BoundedText.line(genre.name))
    }
  }
}
