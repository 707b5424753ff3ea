import Dispatch
import Foundation
import GRDB
import Synchronization
import TitleIdentity

/// An offline search index of all TMDB titles.
///
/// An index is a folder with two files for each kind: the titles in TMDB's export, which has original titles only, and
/// the names of the most popular ones in the user's languages. An update writes a new file next to the
/// current one and then replaces it atomically; until then, searches use the old one. The index can be rebuilt from
/// TMDB's data, so it belongs in a cache folder.
public final class TitleIndex: Sendable {
  private let folder: IndexFolder
  private let opened: [IndexPart: OpenedIndex]

  /// Creates an index.
  ///
  /// - Parameter folder: The folder of the index. It doesn't have to exist yet.
  public init(folder: URL) {
    let folder = IndexFolder(url: folder)
    self.folder = folder
    opened = Dictionary(uniqueKeysWithValues: IndexPart.all.map { ($0, OpenedIndex($0, in: folder)) })
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
    guard !query.isBlank else { return matches }
    let names = try await readNames(of: kinds) { try KindSearch($0, limit: limit, in: $1).matches(query) }
    matches.add(names, limit: limit)
    guard !query.isBlank, matches.isWeak, limit > 0 else { return matches }
    let similar = try await read(kinds) { try KindSearch($0, limit: limit, in: $1).similar(query) }
    let similarNames = try await readNames(of: kinds) { try KindSearch($0, limit: limit, in: $1).similar(query) }
    var suggestions: [(popularity: Double, text: String)] = []
    for similar in [similar, similarNames] {
      for (kind, similar) in similar.sorted(by: { $0.key < $1.key }) {
        guard let first = similar.matches.first else { continue }
        matches.add([kind: similar.matches], limit: limit)
        if let text = similar.suggestion { suggestions.append((first.popularity, text)) }
      }
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
    try await opened[.titles(kind)]?.status() ?? .absent
  }

  /// Returns the status of the index of a kind's names.
  public func statusOfNames(of kind: MediaKind) async throws(TitleIndexError) -> TitleIndexStatus {
    try await opened[.names(kind)]?.status() ?? .absent
  }

  /// Returns the size of a kind's index on disk, including the names, in bytes.
  public func size(of kind: MediaKind) -> Int {
    [IndexPart.titles(kind), .names(kind)].reduce(0) { size, part in
      let path = folder.file(part).path(percentEncoded: false)
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      return size + (attributes?[.size] as? Int ?? 0)
    }
  }

  /// Removes all files of these kinds.
  ///
  /// - Throws: ``TitleIndexError/busy`` while an index is being built.
  public func remove(_ kinds: Set<MediaKind> = Set(MediaKind.allCases)) throws(TitleIndexError) {
    let lock = try BuilderLock(folder)
    defer { withExtendedLifetime(lock) {} }
    for part in IndexPart.all where kinds.contains(part.kind) {
      for file in [folder.file(part), folder.setAsideFile(part), folder.unfinishedFile(part)] {
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
    try await build(kinds) { builder throws(TitleIndexError) in try builder.build(from: exports, report: progress) }
  }

  /// Replaces the names of a kind's titles. When this method returns, the new ones are in use. If it throws, the
  /// previous ones are unchanged.
  ///
  /// - Parameters:
  ///   - names: The names, in any order.
  ///   - source: A description of their source, which is stored with them.
  public func updateNames(
    of kind: MediaKind, to names: [TitleName], source: String
  ) async throws(TitleIndexError) -> TitleIndexInformation {
    try await build([kind]) { builder throws(TitleIndexError) in
      try builder.build(names, of: kind, source: source)
    }
  }

  /// Runs a build on another thread.
  private func build<Value: Sendable>(
    _ kinds: Set<MediaKind>, _ body: @escaping @Sendable (IndexBuilder) throws(TitleIndexError) -> Value
  ) async throws(TitleIndexError) -> Value {
    let isCancelled = Atomic(false)
    let builder = IndexBuilder(folder: folder, kinds: kinds) { isCancelled.load(ordering: .relaxed) }
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        DispatchQueue.global(qos: .utility).async {
          continuation.resume(returning: Self.result { () throws(TitleIndexError) in try body(builder) })
        }
      }
    } onCancel: {
      isCancelled.store(true, ordering: .relaxed)
    }
    return try result.get()
  }

  private static func result<Value>(
    _ body: () throws(TitleIndexError) -> Value
  ) -> Result<Value, TitleIndexError> {
    do throws(TitleIndexError) {
      return .success(try body())
    } catch {
      return .failure(error)
    }
  }
}

extension TitleIndex {
  /// Reads from a kind's index, or returns `nil` if there is none.
  private func read<Value: Sendable>(
    _ kind: MediaKind, _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(TitleIndexError) -> Value? {
    try await opened[.titles(kind)]?.read(body)
  }

  private func read<Value: Sendable>(
    _ kinds: Set<MediaKind>, _ body: @escaping @Sendable (MediaKind, Database) throws -> Value
  ) async throws(TitleIndexError) -> [MediaKind: Value] {
    try await read(kinds, from: IndexPart.titles, body)
  }

  private func readNames<Value: Sendable>(
    of kinds: Set<MediaKind>, _ body: @escaping @Sendable (MediaKind, Database) throws -> Value
  ) async throws(TitleIndexError) -> [MediaKind: Value] {
    try await read(kinds, from: IndexPart.names, body)
  }

  /// Reads from all kinds concurrently, because each has its own file.
  private func read<Value: Sendable>(
    _ kinds: Set<MediaKind>, from part: @escaping @Sendable (MediaKind) -> IndexPart,
    _ body: @escaping @Sendable (MediaKind, Database) throws -> Value
  ) async throws(TitleIndexError) -> [MediaKind: Value] {
    let results = await withTaskGroup(of: (MediaKind, Result<Value?, TitleIndexError>).self) { group in
      for kind in kinds {
        group.addTask {
          do throws(TitleIndexError) {
            return (kind, .success(try await self.opened[part(kind)]?.read { try body(kind, $0) }))
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
