import Dispatch
import Foundation
import GRDB
import Synchronization

/// All of TMDB's titles, found without a network.
///
/// An index is a folder with a file for each kind. An update makes a new file beside the one that serves, and puts it in
/// its place in one step; whoever searches meanwhile is answered from the old one. Everything in it can be made again from TMDB's
/// exports, so it belongs into a cache folder.
public final class TitleIndex: Sendable {
  private let folder: IndexFolder
  private let opened: [TitleKind: OpenedIndex]

  /// - Parameter folder: need not be there yet.
  public init(folder: URL) {
    let folder = IndexFolder(url: folder)
    self.folder = folder
    opened = Dictionary(uniqueKeysWithValues: TitleKind.allCases.map { ($0, OpenedIndex($0, in: folder)) })
  }

  /// Finds titles. What is cancelled throws ``TitleIndexError/cancelled``.
  ///
  /// - Parameters:
  ///   - query: what was typed so far: its last word may go on. Nothing typed finds the most popular.
  ///   - kinds: a kind that has no index has no section.
  ///   - limit: how many of each kind at most.
  public func search(
    _ query: String, kinds: Set<TitleKind> = Set(TitleKind.allCases), limit: Int = 20
  ) async throws(TitleIndexError) -> TitleMatches {
    let query = SearchQuery(query), limit = max(limit, 0)
    var matches = TitleMatches()
    matches.sections = try await read(kinds) { try KindSearch($0, limit: limit, in: $1).matches(query) }
    guard !query.isBlank, matches.isPoor, limit > 0 else { return matches }
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

  /// The title with this id, if there is one.
  public func title(_ id: Int, _ kind: TitleKind) async throws(TitleIndexError) -> TitleMatch? {
    try await read(kind) { database in
      var match: TitleMatch?
      try IndexReading(database: database).titles(withID: id) { row in
        let title = row.title
        match = TitleMatch(
          kind: kind, id: id, title: title.title, popularity: title.popularity, tier: .whole, ranges: [])
        return false
      }
      return match
    } ?? nil
  }

  /// What there is of a kind, and whether it serves.
  public func status(of kind: TitleKind) async throws(TitleIndexError) -> TitleIndexStatus {
    guard let opened = opened[kind] else { return .absent }
    return try await opened.status()
  }

  /// How much of the disk the index of a kind takes, in bytes.
  public func size(of kind: TitleKind) -> Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: folder.file(kind).path(percentEncoded: false))
    return attributes?[.size] as? Int ?? 0
  }

  /// Removes all that there is of these kinds. Throws ``TitleIndexError/busy`` where an index is being made.
  public func remove(_ kinds: Set<TitleKind> = Set(TitleKind.allCases)) throws(TitleIndexError) {
    let lock = try BuilderLock(folder)
    defer { withExtendedLifetime(lock) {} }
    for kind in kinds {
      for file in [folder.file(kind), folder.setAsideFile(kind), folder.unfinishedFile(kind)] {
        try folder.remove(file)
      }
    }
  }

  /// Makes an index of each export, which may be gzipped; what its lines are about says of which kind.
  ///
  /// When it returns, all of them serve. When it throws, everything is as it was.
  ///
  /// - Parameters:
  ///   - kinds: an export of another kind is refused.
  ///   - progress: called on another thread, at most ten times a second.
  public func update(
    from exports: [URL], kinds: Set<TitleKind> = Set(TitleKind.allCases),
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
  /// Nil where the kind has no index.
  private func read<Value: Sendable>(
    _ kind: TitleKind, _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(TitleIndexError) -> Value? {
    try await opened[kind]?.read(body)
  }

  /// Reads all kinds at once, as each is in a file of its own.
  private func read<Value: Sendable>(
    _ kinds: Set<TitleKind>, _ body: @escaping @Sendable (TitleKind, Database) throws -> Value
  ) async throws(TitleIndexError) -> [TitleKind: Value] {
    let results = await withTaskGroup(of: (TitleKind, Result<Value?, TitleIndexError>).self) { group in
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
    var values: [TitleKind: Value] = [:]
    for (kind, result) in results.sorted(by: { $0.key < $1.key }) { values[kind] = try result.get() }
    return values
  }
}
