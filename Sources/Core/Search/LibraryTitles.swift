import Catalogue
import Library
import TMDB
import TitleIdentity
import TitleIndex
import Tracking

/// A closure that returns the titles in the user's library.
public typealias KnownTitlesReading = @Sendable () async -> KnownTitles

/// The titles in the user's library, prepared for searching. The journal has their names, years and posters, so they
/// can be found even if they aren't cached.
actor LibraryTitles {
  /// The titles of one kind.
  private struct Prepared {
    /// Those on lists, and then the others.
    var entries: [LocalTitleSearch.Entry] = []
    /// The number of those on lists.
    var listedCount = 0
    var indices: [PageReference: Int] = [:]

    mutating func append(_ entry: LocalTitleSearch.Entry) {
      indices[entry.page] = entries.count
      entries.append(entry)
    }
  }

  private let read: KnownTitlesReading
  private let format: PageFormat
  /// The titles that were read last. Folding the names of a large library takes longer than a search.
  private var last: (titles: KnownTitles, prepared: [MediaKind: Prepared])?

  init(_ read: @escaping KnownTitlesReading, format: PageFormat) {
    self.read = read
    self.format = format
  }

  /// Returns the titles in a scope. If the scope is the user's lists, these are only those on lists. Otherwise, cached
  /// titles are included.
  ///
  /// - Parameter cached: The cached titles. They have more details than those in the library, whose names are added to
  ///   them.
  func entries(
    in scope: SearchScope, cached: [MediaKind: [LocalTitleSearch.Entry]]
  ) async -> [MediaKind: [LocalTitleSearch.Entry]] {
    switch scope {
    case .people, .movieList, .showList, .genre: return cached
    case .everything, .movies, .shows, .lists: break
    }
    let prepared = prepared(await read())
    var entries = scope == .lists ? [:] : cached
    for kind in [MediaKind.movie, .show] where scope.kinds.contains(kind) {
      let titles = prepared[kind] ?? Prepared()
      var merged = titles.entries
      var others: [LocalTitleSearch.Entry] = []
      for entry in cached[kind] ?? [] {
        if let index = titles.indices[entry.page] {
          merged[index] = entry.adding(titles.entries[index].names)
        } else {
          others.append(entry)
        }
      }
      entries[kind] = scope == .lists ? Array(merged[..<titles.listedCount]) : others + merged
    }
    return entries
  }

  private func prepared(_ titles: KnownTitles) -> [MediaKind: Prepared] {
    if let last, last.titles.isSameVersion(as: titles) { return last.prepared }
    var prepared: [MediaKind: Prepared] = [:]
    for title in titles.listed {
      let kind = MediaKind(title.reference.kind)
      prepared[kind, default: Prepared()].append(LocalTitleSearch.Entry(title, format: format))
      prepared[kind]?.listedCount += 1
    }
    for title in titles.others {
      let kind = MediaKind(title.reference.kind)
      prepared[kind, default: Prepared()].append(LocalTitleSearch.Entry(title, format: format))
    }
    last = (titles, prepared)
    return prepared
  }
}

extension LocalTitleSearch.Entry {
  fileprivate init(_ title: KnownTitles.Title, format: PageFormat) {
    let reference = title.reference
    let page = PageReference.title(reference.key.titleID)
    self.init(page, year: reference.year, names: [reference.name] + title.otherNames) {
      var row = SearchRow(page, title: reference.name, year: reference.year)
      let summary = TitleSummary(reference, format: format)
      row.picture = summary.poster
      row.summary = .title(summary)
      return row
    }
  }
}
