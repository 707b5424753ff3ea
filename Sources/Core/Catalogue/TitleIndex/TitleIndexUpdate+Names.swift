import AppFoundation
import TMDB
import TitleIdentity
import TitleIndex

/// The names of the most popular titles in the user's languages, which TMDB's exports lack.
extension TitleIndexUpdate {
  /// Downloads and indexes the names of these kinds, unless they are less than a week old.
  ///
  /// - Parameter report: Called after each group of pages.
  public func fetchNames(
    of kinds: Set<MediaKind>, report: @escaping @Sendable (TitleIndexStep) -> Void
  ) async throws(TitleIndexUpdateError) {
    guard let names else { return }
    for kind in kinds.subtracting([.person]).sorted() {
      let found = try await names.fetch(kind) { report(.naming(kind, $0, of: $1)) }
      do throws(TitleIndexError) {
        _ = try await index.updateNames(
          of: kind, to: found, source: names.languages.map(\.description).joined(separator: ","))
      } catch {
        throw .index(error)
      }
    }
    names.removeOtherLanguages()
  }

  func namesContent() async -> TitleIndexContent.Names? {
    guard let names else { return nil }
    var indexed: Set<MediaKind> = []
    for kind in [MediaKind.movie, .show] {
      if case .ready? = try? await index.statusOfNames(of: kind) { indexed.insert(kind) }
    }
    let kinds = indexed.isEmpty ? Set(MediaKind.allCases) : indexed
    return TitleIndexContent.Names(
      languages: names.languages, size: names.size(of: kinds), isDownloaded: !indexed.isEmpty)
  }
}
