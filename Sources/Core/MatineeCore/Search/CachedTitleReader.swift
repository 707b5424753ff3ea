import ResponseCache
import TMDB
import TitleIndex

/// A reader of the titles cached from a source. Unreadable titles are ignored.
struct CachedTitleReader {
  let services: Services
  let catalogue: ResponseCache
  let source: ResponseSource

  init(services: Services, _ catalogue: ResponseCache, _ source: ResponseSource) {
    self.services = services
    self.catalogue = catalogue
    self.source = source
  }

  func entries(in scope: SearchScope) async -> [TitleKind: [LocalTitleSearch.Entry]] {
    switch scope {
    case .filmList(let list): return [.film: await seen(in: list.target)]
    case .seriesList(let list): return [.series: await seen(in: list.target)]
    case .genre(let genre):
      let kind: TitleKind = genre.id.kind == .film ? .film : .series
      return [kind: await seen(kind).filter { $0.genres.contains(genre.id.number) }]
    case .everything, .films, .series, .people, .lists:
      var entries: [TitleKind: [LocalTitleSearch.Entry]] = [:]
      for kind in scope.kinds { entries[kind] = await seen(kind) }
      return entries
    }
  }
}

extension CachedTitleReader {
  private func seen(_ kind: TitleKind) async -> [LocalTitleSearch.Entry] {
    entries((try? await catalogue.titles(of: CachedTitle.Kind(kind), from: source)) ?? [])
  }

  private func seen<Item>(in target: Target<Page<Item>>) async -> [LocalTitleSearch.Entry] {
    guard let request = try? services.client.request(for: target),
      let key = ResponseKey(request, source: source)
    else { return [] }
    return entries((try? await catalogue.titles(in: key.list)) ?? [])
  }

  private func entries(_ titles: [CachedTitle]) -> [LocalTitleSearch.Entry] {
    let format = services.pageFormat
    return titles.filter { format.includesAdult || !$0.isAdult }.map { LocalTitleSearch.Entry($0, format: format) }
  }
}

extension LocalTitleSearch.Entry {
  fileprivate init(_ title: CachedTitle, format: PageFormat) {
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

extension CachedTitle.Kind {
  fileprivate init(_ kind: TitleKind) {
    switch kind {
    case .film: self = .film
    case .series: self = .series
    case .person: self = .person
    }
  }
}
