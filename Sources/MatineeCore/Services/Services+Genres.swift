import TMDB

/// Titles by their genre.
extension Services {
  /// The titles of a genre, most popular first.
  @MainActor
  public func model(of genre: GenreID) -> PagedListModel<TitleCard> {
    let format = pageFormat
    switch genre.kind {
    case .film:
      var filter = MovieFilter()
      filter.title.genres = .all([genre.number])
      let source = PagedSource(DiscoverTarget.movies(filter), client: client)
      return PagedListModel(RowPages(source) { TitleCard($0, format: format) }, counted: FilmList.counted)
    case .series:
      var filter = TVFilter()
      filter.title.genres = .all([genre.number])
      let source = PagedSource(DiscoverTarget.shows(filter), client: client)
      return PagedListModel(RowPages(source) { TitleCard($0, format: format) }, counted: SeriesList.counted)
    }
  }

  /// What a genre is called; `nil` where TMDB has no such genre, or did not answer.
  public func name(of genre: GenreID) async -> String? {
    let target = genre.kind == .film ? GenreTarget.movies : GenreTarget.shows
    return try? await client.value(of: target).genres.first { $0.id == genre.number }?.name
  }
}
