import Catalogue
import Library
import TMDB
import TitleIdentity
import TitleIndex
import Tracking

/// A closure that returns the titles on the user's lists.
public typealias ListedReading = @Sendable () async -> [TitleReference]

/// The titles on the user's lists, prepared for searching. The journal has their names, years and posters, so they can
/// be found even if they aren't cached.
struct ListedTitles: Sendable {
  private let read: ListedReading
  private let format: PageFormat

  init(_ read: @escaping ListedReading, format: PageFormat) {
    self.read = read
    self.format = format
  }

  /// Returns the listed titles in a scope. Cached titles are included unless the scope is the user's lists.
  ///
  /// - Parameter localEntries: The cached titles. They replace listed ones because they have more details.
  func entries(
    in scope: SearchScope, localEntries: [MediaKind: [LocalTitleSearch.Entry]]
  ) async -> [MediaKind: [LocalTitleSearch.Entry]] {
    switch scope {
    case .people, .movieList, .showList, .genre: return localEntries
    case .everything, .movies, .shows, .lists: break
    }
    let listed = Dictionary(grouping: await read()) { MediaKind($0.kind) }
    var entries = scope == .lists ? [:] : localEntries
    for kind in [MediaKind.movie, .show] where scope.kinds.contains(kind) {
      let known = Dictionary(
        (localEntries[kind] ?? []).map { ($0.page, $0) }, uniquingKeysWith: { first, _ in first })
      let titles = (listed[kind] ?? []).map { (page: PageReference.title($0.key.titleID), title: $0) }
      if scope == .lists {
        entries[kind] = titles.map { known[$0.page] ?? LocalTitleSearch.Entry($0.title, format: format) }
      } else {
        entries[kind, default: []] += titles.filter { known[$0.page] == nil }.map {
          LocalTitleSearch.Entry($0.title, format: format)
        }
      }
    }
    return entries
  }
}

extension LibraryModel {
  /// Returns the titles on all lists, without duplicates. It returns no titles if the lists can't be read.
  public func listedTitles() async -> [TitleReference] {
    guard let library = try? await library() else { return [] }
    return (try? await library.listedTitles(of: profile, from: source)) ?? []
  }
}

extension LocalTitleSearch.Entry {
  fileprivate init(_ title: TitleReference, format: PageFormat) {
    let page = PageReference.title(title.key.titleID)
    self.init(page, year: title.year, names: [title.name]) {
      var row = SearchRow(page, title: title.name, year: title.year)
      let summary = TitleSummary(title, format: format)
      row.picture = summary.poster
      row.summary = .title(summary)
      return row
    }
  }
}
