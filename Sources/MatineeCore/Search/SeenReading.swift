import Catalogue
import TMDB
import TitleIndex

/// A reader of the titles cached from a source. Unreadable titles are ignored.
struct SeenReading {
  let services: Services
  let catalogue: Catalogue
  let source: AnswerSource

  init(services: Services, _ catalogue: Catalogue, _ source: AnswerSource) {
    self.services = services
    self.catalogue = catalogue
    self.source = source
  }

  func entries(in scope: SearchScope) async -> [TitleKind: [SeenTitles.Entry]] {
    switch scope {
    case .filmList(let list): return [.film: await seen(in: list.target)]
    case .seriesList(let list): return [.series: await seen(in: list.target)]
    case .genre(let genre):
      let kind: TitleKind = genre.id.kind == .film ? .film : .series
      return [kind: await seen(kind).filter { $0.genres.contains(genre.id.number) }]
    case .everything, .films, .series, .people, .lists:
      var entries: [TitleKind: [SeenTitles.Entry]] = [:]
      for kind in scope.kinds { entries[kind] = await seen(kind) }
      return entries
    }
  }
}

extension SeenReading {
  private func seen(_ kind: TitleKind) async -> [SeenTitles.Entry] {
    entries((try? await catalogue.titles(of: SeenTitle.Kind(kind), from: source)) ?? [])
  }

  private func seen<Item>(in target: Target<Page<Item>>) async -> [SeenTitles.Entry] {
    guard let request = try? services.client.request(for: target),
      let key = AnswerKey(request, source: source)
    else { return [] }
    return entries((try? await catalogue.titles(in: key.list)) ?? [])
  }

  private func entries(_ titles: [SeenTitle]) -> [SeenTitles.Entry] {
    let format = services.pageFormat
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
