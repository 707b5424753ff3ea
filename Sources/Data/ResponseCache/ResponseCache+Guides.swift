import Dispatch
import Foundation
import GRDB
import TMDB

/// The episode guides in cached responses.
extension ResponseCache {
  /// Returns the guides of shows, without the parts that have expired. Shows without a guide are missing.
  ///
  /// This includes guides from responses that the cache has since deleted.
  public func guides(
    of shows: [TVShow.ID], from source: ResponseSource
  ) async throws(ResponseCacheError) -> [TVShow.ID: EpisodeGuide] {
    let start = now().addingTimeInterval(-limits.age)
    return try await file.read { database in
      let table = GuideTable(database: database, source: source)
      var guides: [TVShow.ID: EpisodeGuide] = [:]
      for show in shows { guides[show] = try table.guide(of: show)?.without(partsBefore: start) }
      return guides
    }
  }

  /// Returns the versions of shows' guides, without reading the guides. A version changes whenever its guide does.
  /// Shows without a guide are missing.
  public func guideVersions(
    of shows: [TVShow.ID], from source: ResponseSource
  ) async throws(ResponseCacheError) -> [TVShow.ID: Int] {
    try await file.read { try GuideTable(database: $0, source: source).versions(of: shows) }
  }

  /// Returns the shows that have a guide, whether it is complete or not.
  public func showsWithGuides(from source: ResponseSource) async throws(ResponseCacheError) -> Set<TVShow.ID> {
    try await file.read { try GuideTable(database: $0, source: source).shows() }
  }

  /// Records that a listed season of a show has no response, without waiting for the disk.
  public func addEmptySeasonInBackground(_ season: Int, of show: TVShow.ID, from source: ResponseSource) {
    let date = now()
    let key = ResponseKey(ListKey(source: source, path: "/tv/\(show)/season/\(season)"))
    writeInBackground(key, bytes: 0) {
      Result { () throws(ResponseCacheError) in
        try self.file.write {
          try GuideTable(database: $0, source: source).update(show, at: date) { $0.addEmptySeason(season, at: date) }
        }
        self.reportStored(key.list)
      }
    }
  }

  /// Returns a stream with the versions of shows' guides, and with each change in this process; see
  /// ``guideVersions(of:from:)``.
  ///
  /// The observation ends with the task that reads the stream.
  public func observeGuideVersions(of shows: [TVShow.ID], from source: ResponseSource) -> AsyncStream<[TVShow.ID: Int]>
  {
    observe(
      ValueObservation.trackingConstantRegion { database in
        try GuideTable(database: database, source: source).versions(of: shows)
      }.removeDuplicates())
  }

  /// Returns a stream with an element at first, and one after changes of any guides in this process.
  ///
  /// The observation ends with the task that reads the stream.
  public func observeGuideChanges() -> AsyncStream<Void> {
    observe(ValueObservation.trackingConstantRegion { try GuideTable.touchVersions($0) })
  }

  private func observe<Reducer: ValueReducer>(
    _ observation: ValueObservation<Reducer>
  ) -> AsyncStream<Reducer.Value> where Reducer.Value: Sendable {
    let (stream, continuation) = AsyncStream.makeStream(of: Reducer.Value.self, bufferingPolicy: .bufferingNewest(1))
    let stop = file.observe { database in
      observation.start(in: database, scheduling: .async(onQueue: delivery)) { _ in
        // See `observeResponse(for:)`.
      } onChange: {
        continuation.yield($0)
      }
    }
    continuation.onTermination = { _ in stop() }
    return stream
  }
}

private let delivery = DispatchQueue(label: "ResponseCache.guides", qos: .userInitiated)
