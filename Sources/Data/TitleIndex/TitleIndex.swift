import Dispatch
import Foundation
import GRDB
import Synchronization
import TitleIdentity

/// An offline search index of all TMDB titles.
///
/// An index is a folder with one file for each kind. An update writes a new file next to the current one and then
/// replaces it atomically; until then, searches use the old one. The index can be rebuilt from TMDB's exports, so it
/// belongs in a cache folder.
public final class TitleIndex: Sendable {
  private let folder: IndexFolder
  private let opened: [MediaKind: OpenedIndex]

  /// Creates an index.
  ///
  /// - Parameter folder: The folder of the index. It doesn't have to exist yet.
  public init(folder: URL) {
    let folder = IndexFolder(url: folder)
    self.folder = folder
    opened = Dictionary(uniqueKeysWithValues: MediaKind.allCases.map { ($0, OpenedIndex($0, in: folder)) })
  }

  /// Searches for titles.
  ///
  /// - Parameters:
  ///   - query: The text typed so far. The last word may be unfinished. An empty query matches the most popular titles.
  ///   - kinds: The kinds to search. A kind without an index has no section in the result.
  ///   - limit: The maximum number of matches for each kind.
  /// - Throws: ``TitleIndexError/cancelled`` if the task is cancelled.
  public func search(
    _ query: String, kinds: Set<MediaKind> = Set(MediaKind.allCases), limit: Int = 20
  ) async throws(TitleIndexError) -> TitleMatches {
    let query = SearchQuery(query), limit = max(limit, 0)
    var matches = TitleMatches()
    matches.sections = try await read(kinds) { try KindSearch($0, limit: limit, in: $1).matches(query) }
    guard !query.isBlank, matches.isWeak, limit > 0 else { return matches }
    let similar = try await read(kinds) { try KindSearch($0, limit: limit, in: $1).similar(query) }
    var suggestions: [(popularity: Double, text: String)] = []
    for (kind, similar) in similar.sorted(by: { $0.key < $1.key }) {
      guard let first = similar.matches.first else { continue }
      let known = Set(matches.sections[kind, default: []].map(\.id))
      let all = matches.sections[kind, default: []] + similar.matches.filter { !known.contains($0.id) }
      matches.sections[kind] = Array(all.prefix(limit))
      if let text = similar.suggestion { suggestions.append((first.popularity, text)) }
    }
    matches.suggestion = suggestions.max { $0.popularity < $1.popularity }?.text
    return matches
  }

  /// Returns the title with an ID, or `nil` if there is none.
  public func title(_ id: Int, _ kind: MediaKind) async throws(TitleIndexError) -> TitleMatch? {
    try await read(kind) { database in
      var match: TitleMatch?
      try IndexReader(database: database).titles(withID: id) { row in
        let title = row.title
        match = TitleMatch(
          kind: kind, id: id, title: title.title, popularity: title.popularity, tier: .exact, ranges: [])
        return false
      }
      return match
    } ?? nil
  }

  /// Returns the status of a kind's index.
  public func status(of kind: MediaKind) async throws(TitleIndexError) -> TitleIndexStatus {
    guard let opened = opened[kind] else { return .absent }
    return try await opened.status()
  }

  /// Returns the size of a kind's index on disk, in bytes.
  public func size(of kind: MediaKind) -> Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: folder.file(kind).path(percentEncoded: false))
    return attributes?[.size] as? Int ?? 0
  }

  /// Removes all files of these kinds.
  ///
  /// - Throws: ``TitleIndexError/busy`` while an index is being built.
  public func remove(_ kinds: Set<MediaKind> = Set(MediaKind.allCases)) throws(TitleIndexError) {
    let lock = try BuilderLock(folder)
    defer { withExtendedLifetime(lock) {} }
    for kind in kinds {
      for file in [folder.file(kind), folder.setAsideFile(kind), folder.unfinishedFile(kind)] {
        try folder.remove(file)
      }
    }
  }

  /// Builds an index from each export, gzipped or plain. The content of an export determines its kind.
  ///
  /// When this method returns, all new indexes are in use. If it throws, the previous ones are unchanged.
  ///
  /// - Parameters:
  ///   - exports: The export files.
  ///   - kinds: The accepted kinds. An export of another kind causes an error.
  ///   - progress: Called on another thread, up to ten times a second.
  public func update(
    from exports: [URL], kinds: Set<MediaKind> = Set(MediaKind.allCases),
    progress: @escaping @Sendable (TitleIndexProgress) -> Void = { _ in }
  ) async throws(TitleIndexError) -> [TitleIndexInformation] {
    let isCancelled = Atomic(false)
    let builder = IndexBuilder(folder: folder, kinds: kinds) { isCancelled.load(ordering: .relaxed) }
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        DispatchQueue.global(qos: .utility).async {
          continuation.resume(returning: builder.result(from: exports, report: progress))
        }
      }
    } onCancel: {
      isCancelled.store(true, ordering: .relaxed)
    }
    return try result.get()
  }
}

extension TitleIndex {
  /// Reads from a kind's index, or returns `nil` if there is none.
  private func read<Value: Sendable>(
    _ kind: MediaKind, _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(TitleIndexError) -> Value? {
    try await opened[kind]?.read(body)
  }

  /// Reads from all kinds concurrently, because each has its own file.
  private func read<Value: Sendable>(
    _ kinds: Set<MediaKind>, _ body: @escaping @Sendable (MediaKind, Database) throws -> Value
  ) async throws(TitleIndexError) -> [MediaKind: Value] {
    let results = await withTaskGroup(of: (MediaKind, Result<Value?, TitleIndexError>).self) { group in
      for kind in kinds {
        group.addTask {
          do throws(TitleIndexError) {
            return (kind, .success(try await self.read(kind) { try body(kind, $0) }))
          } catch {
            return (kind, .failure(error))
          }
        }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    var values: [MediaKind: Value] = [:]
    for (kind, result) in results.sorted(by: { $0.key < $1.key }) { values[kind] = try result.get() }
    return values
  }
}
