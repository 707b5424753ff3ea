import Dispatch
import Foundation
import GRDB

/// Observation of cached responses.
extension ResponseCache {
  /// Returns a stream with the cached response, and with each change in this process.
  ///
  /// The stream yields each new response, each confirmation, and `nil` after a deletion. A slow reader only receives
  /// the latest element. The observation ends with the task that reads the stream.
  ///
  /// The stream yields nothing while the file can't be opened.
  public func observeResponse(for key: ResponseKey) -> AsyncStream<CachedResponse?> {
    let (stream, continuation) = AsyncStream.makeStream(of: CachedResponse?.self, bufferingPolicy: .bufferingNewest(1))
    // Each write triggers all observations, so decompress only changed responses.
    let observation = ValueObservation.trackingConstantRegion { database in
      try ResponseTable(database: database).compressedResponse(for: key)
    }.removeDuplicates().map { $0?.decompressed(key) }
    let stop = file.observe { database in
      observation.start(in: database, scheduling: .async(onQueue: delivery)) { _ in
        // The file is damaged. The next read or write sets it aside and restarts the observation.
      } onChange: { [weak self] response in
        guard let self else { return }
        continuation.yield(response.flatMap { self.isCurrent($0.fetched) ? $0 : nil })
      }
    }
    continuation.onTermination = { _ in stop() }
    return stream
  }
}

private let delivery = DispatchQueue(label: "ResponseCache.observation", qos: .userInitiated)
