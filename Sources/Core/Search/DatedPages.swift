import TMDB
import TitleIdentity
import TitleIndex

/// The results of a query that ends with a year: the titles from that year, after those with the year in their name. If
/// there are none from that year, the results of the query as typed.
actor DatedPages {
  private let typed: SearchPages
  private let dated: SearchPages
  private let letters: MatchedLetters
  private var usesYear = true

  /// - Parameters:
  ///   - typed: The results of the query as typed.
  ///   - dated: The results of the query without the year, from that year.
  init(_ typed: SearchPages, _ dated: SearchPages, query: String) {
    self.typed = typed
    self.dated = dated
    letters = MatchedLetters(query)
  }

  nonisolated var searchPages: SearchPages {
    SearchPages(
      first: { () async throws(TMDBError) in try await self.first() },
      next: { () async throws(TMDBError) in try await self.next() }, isAtEnd: { await self.isAtEnd })
  }

  private func first() async throws(TMDBError) -> GroupedSearchResults {
    async let asTyped = Self.first(of: typed)
    async let ofYear = Self.first(of: dated)
    let (byName, byYear) = (try await asTyped.get(), try await ofYear.get())
    usesYear = !byYear.isEmpty
    return usesYear ? byYear.leading(with: byName.rows.filter { letters.isBeginning(of: $0.title) }) : byName
  }

  private func next() async throws(TMDBError) -> [SearchRow] { try await (usesYear ? dated : typed).next() }

  private var isAtEnd: Bool {
    get async { await (usesYear ? dated : typed).isAtEnd() }
  }

  private static func first(of pages: SearchPages) async -> Result<GroupedSearchResults, TMDBError> {
    do throws(TMDBError) {
      return .success(try await pages.first())
    } catch {
      return .failure(error)
    }
  }
}

extension MatchedLetters {
  /// Returns whether a title begins with the whole query.
  func isBeginning(of title: String) -> Bool { tier(of: title).map { $0 <= .prefix } ?? false }
}

extension GroupedSearchResults {
  /// Returns a copy that begins with other rows.
  fileprivate func leading(with rows: [SearchRow]) -> GroupedSearchResults {
    guard let first = rows.first else { return self }
    guard sections.contains(where: { $0.scope != nil }) || best != nil else {
      let leading = Set(rows.map(\.id))
      let others = sections.flatMap(\.rows).filter { !leading.contains($0.id) }
      return .list(rows + others, total: sections.first?.total)
    }
    guard let best, best.id != first.id, let kind = best.id.indexed?.kind else {
      return GroupedSearchResults(best: first, sections, suggestion: suggestion)
    }
    var results = GroupedSearchResults(best: first, sections, suggestion: suggestion)
    if let index = sections.firstIndex(where: { $0.scope == .all(kind) }) {
      results.sections[index].rows.insert(best, at: 0)
    } else {
      results.sections.insert(Section(.all(kind), [best], total: 1), at: 0)
    }
    for index in results.sections.indices { results.sections[index].rows.removeAll { $0.id == first.id } }
    results.sections.removeAll(where: \.rows.isEmpty)
    return results
  }
}
