import Catalogue
import ResponseCache
import TMDB
import TitleIdentity
import TitleIndex

/// A reader of the titles cached from a source. Unreadable titles are ignored.
struct CachedTitleReader {
  let pages: PageClient
  let cache: ResponseCache
  /// The source may differ from the client's, because an index requires no key.
  let source: ResponseSource

  func entries(in scope: SearchScope) async -> [MediaKind: [LocalTitleSearch.Entry]] {
    switch scope {
    case .movieList(let list): return [.movie: await cachedEntries(in: list.target)]
    case .showList(let list): return [.show: await cachedEntries(in: list.target)]
    case .genre(let genre):
      let kind: MediaKind = genre.id.kind == .movie ? .movie : .show
      return [kind: await cachedEntries(kind).filter { $0.genres.contains(genre.id.number) }]
    case .everything, .movies, .shows, .people, .lists:
      var entries: [MediaKind: [LocalTitleSearch.Entry]] = [:]
      for kind in scope.kinds { entries[kind] = await cachedEntries(kind) }
      return entries
    }
  }
}

extension CachedTitleReader {
  private func cachedEntries(_ kind: MediaKind) async -> [LocalTitleSearch.Entry] {
    entries((try? await cache.titles(of: kind, from: source)) ?? [])
  }

  private func cachedEntries<Item>(in target: Target<Page<Item>>) async -> [LocalTitleSearch.Entry] {
    guard let request = try? pages.client.base.request(for: target),
      let key = ResponseKey(request, source: source)
    else { return [] }
    return entries((try? await cache.titles(in: key.list)) ?? [])
  }

  private func entries(_ titles: [CachedTitle]) -> [LocalTitleSearch.Entry] {
    let format = pages.format
    return titles.filter { format.includesAdult || !$0.isAdult }.map { LocalTitleSearch.Entry($0, format: format) }
  }
}

extension LocalTitleSearch.Entry {
  fileprivate init(_ title: CachedTitle, format: PageFormat) {
    let page: PageReference =
      switch title.id.kind {
      case .movie: .title(.movie(title.id.number))
      case .show: .title(.show(title.id.number))
      case .person: .person(title.id.number)
      }
    let names = [title.name, title.originalName] + title.alternativeNames
    self.init(page, year: title.year, genres: title.genreIDs, names: names) {
      var row = SearchRow(page, title: title.name, year: title.year)
      row.picture = format.picture(title.picture, title.id.kind == .person ? .profile : .poster)
      row.popularity = title.popularity
      return row
    }
  }
}
