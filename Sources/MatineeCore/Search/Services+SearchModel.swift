import Catalogue
import TMDB
import TitleIndex

/// The search of the app: this device, TMDB, and what was searched before.
extension Services {
  /// The same services with what searches need beside the network.
  public func searching(in folders: Folders, settings: Settings) -> Services {
    var services = self
    services.titleIndex = TitleIndex(
      folder: folders.titleIndex(ExportSource(settings: settings, usesSample: source == .sample)))
    services.recentSearches = RecentSearchesFile(folders.recentSearches)
    return services
  }

  /// - Parameter clock: measures the pause before TMDB is asked; a test brings its own.
  @MainActor
  public func searchModel(clock: any Clock<Duration> = ContinuousClock()) -> SearchModel {
    let device = DeviceSearch(
      index: titleIndex, seen: catalogue.map { catalogue in SeenTitles { await seen($0, in: catalogue) } })
    let sources = SearchSources {
      await device.findings($0)
    } network: {
      searchPages($0)
    }
    return SearchModel(sources, recents: RecentSearches(recentSearches), clock: clock)
  }

  /// The genres that searches can be narrowed to: those of films, then those of series. Empty where TMDB did not answer.
  public func searchGenres() async -> [NamedGenre] {
    var found: [NamedGenre] = []
    for kind in TitleID.Kind.allCases { found += (try? await genres(of: kind)) ?? [] }
    return found
  }
}

extension Services {
  /// What was seen in a scope. What cannot be read was not seen.
  private func seen(_ scope: SearchScope, in catalogue: Catalogue) async -> [TitleKind: [SeenTitles.Entry]] {
    switch scope {
    case .filmList(let list): return [.film: await seen(in: list.target, catalogue)]
    case .seriesList(let list): return [.series: await seen(in: list.target, catalogue)]
    case .genre(let genre):
      let kind: TitleKind = genre.id.kind == .film ? .film : .series
      return [kind: await seen(kind, catalogue).filter { $0.genres.contains(genre.id.number) }]
    case .everything, .films, .series, .people:
      var entries: [TitleKind: [SeenTitles.Entry]] = [:]
      for kind in scope.kinds { entries[kind] = await seen(kind, catalogue) }
      return entries
    }
  }

  private func seen(_ kind: TitleKind, _ catalogue: Catalogue) async -> [SeenTitles.Entry] {
    entries((try? await catalogue.titles(of: SeenTitle.Kind(kind), from: answerSource)) ?? [])
  }

  private func seen<Item>(in target: Target<Page<Item>>, _ catalogue: Catalogue) async -> [SeenTitles.Entry] {
    guard let request = try? client.request(for: target),
      let key = AnswerKey(request, source: answerSource)
    else { return [] }
    return entries((try? await catalogue.titles(in: key.list)) ?? [])
  }

  private func entries(_ titles: [SeenTitle]) -> [SeenTitles.Entry] {
    let format = pageFormat
    return titles.filter { format.includesAdult || !$0.isAdult }.map { SeenTitles.Entry($0, format: format) }
  }
}

extension SeenTitles.Entry {
  fileprivate init(_ title: SeenTitle, format: PageFormat) {
    let page: PageReference =
      switch title.id.kind {
      case .film: .title(.film(title.id.number))
      case .series: .title(.series(title.id.number))
      case .person: .person(title.id.number)
      }
    var row = SearchRow(page, title: title.name, year: title.year)
    row.picture = format.picture(title.picture, title.id.kind == .person ? .profile : .poster)
    row.popularity = title.popularity
    self.init(
      row, year: title.year, genres: title.genreIDs, names: [title.name, title.originalName] + title.otherNames)
  }
}

extension SeenTitle.Kind {
  fileprivate init(_ kind: TitleKind) {
    switch kind {
    case .film: self = .film
    case .series: self = .series
    case .person: self = .person
    }
  }
}
