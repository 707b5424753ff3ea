import Foundation
import GRDB
import Synchronization
import TMDB
import TitleIdentity

/// Versions of cached titles, for those who derive something from them.
extension ResponseCache {
  /// The version of the cached responses about a title.
  public struct TitleVersion: Hashable, Sendable {
    /// The date of the latest response about the title, in any language.
    public let fetched: Date
    /// The version of the show's episode guide, which changes whenever the guide does; `nil` if there is none.
    public let guide: Int?
  }

  /// Returns the versions of cached titles, without reading the responses. Titles without a response are missing.
  public func versions(
    of titles: [TitleID], from source: ResponseSource
  ) async throws(ResponseCacheError) -> [TitleID: TitleVersion] {
    let start = now().addingTimeInterval(-limits.age)
    return try await file.read { database in
      let paths = Dictionary(titles.map { ($0, "/\($0.kind.rawValue)/\($0.number)") }, uniquingKeysWith: { $1 })
      let dates = try ResponseTable(database: database).latestFetchDates(of: Array(paths.values), source: source)
      let guides = try GuideTable(database: database, source: source)
        .versions(of: titles.filter { $0.kind == .show }.map(\.number))
      var versions: [TitleID: TitleVersion] = [:]
      for (title, path) in paths {
        guard let date = dates[path], date >= start else { continue }
        versions[title] = TitleVersion(fetched: date, guide: title.kind == .show ? guides[title.number] : nil)
      }
      return versions
    }
  }

  /// Returns a stream of the titles whose page or episodes this process has stored since the call.
  ///
  /// The stream ends with the task that reads it.
  public func storedTitles(from source: ResponseSource) -> AsyncStream<TitleID> {
    let (stream, continuation) = AsyncStream.makeStream(of: TitleID.self, bufferingPolicy: .bufferingNewest(1_000))
    let id = UUID()
    continuation.onTermination = { [weak self] _ in self?.state.withLock { $0.storeObservers[id] = nil } }
    state.withLock { $0.storeObservers[id] = StoreObserver(source: source, continuation: continuation) }
    return stream
  }

  /// Reports a stored response to the observers if it is about a title or a season.
  func reportStored(_ list: ListKey) {
    guard let title = Self.title(of: list.path) else { return }
    let observers = state.withLock { Array($0.storeObservers.values) }
    for observer in observers where observer.source == list.source { observer.continuation.yield(title) }
  }

  struct StoreObserver: Sendable {
    let source: ResponseSource
    let continuation: AsyncStream<TitleID>.Continuation
  }

  /// Returns the title in a path such as `/movie/603`, `/tv/1399` or `/tv/1399/season/2`; `nil` for other paths.
  private static func title(of path: String) -> TitleID? {
    let words = path.split(separator: "/")
    guard words.count == 2 || words.count == 4 && words[2] == "season",
      let kind = TitleID.Kind(rawValue: "\(words[0])"),
      let number = Int(words[1])
    else { return nil }
    return TitleID(kind, number)
  }
}
