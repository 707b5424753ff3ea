import Dispatch
import Foundation
import GRDB

/// Following what is kept.
extension Catalogue {
  /// What is kept for a question now, and again each time that it changes in this process: a new answer, one that was
  /// confirmed, `nil` when it is gone. A slow reader gets only the latest. Ends with the task that reads it.
  ///
  /// Where the file cannot be opened nothing comes until it can be.
  public func answers(for key: AnswerKey) -> AsyncStream<Answer?> {
    let (stream, continuation) = AsyncStream.makeStream(of: Answer?.self, bufferingPolicy: .bufferingNewest(1))
    // Whatever is written wakes all who follow: only what has changed is unpacked.
    let observation = ValueObservation.trackingConstantRegion { database in
      try AnswerTable(database: database).packedAnswer(for: key)
    }.removeDuplicates().map { $0?.unpacked(key) }
    let stop = file.observe { database in
      observation.start(in: database, scheduling: .async(onQueue: delivery)) { _ in
        // A damaged file: whoever reads or writes next puts it out of the way, and the observation starts anew.
      } onChange: { [weak self] answer in
        guard let self else { return }
        continuation.yield(answer.flatMap { self.isCurrent($0.fetched) ? $0 : nil })
      }
    }
    continuation.onTermination = { _ in stop() }
    return stream
  }
}

extension Catalogue {
  /// When the latest answers to some paths came, and again each time that one of these changes in this process. Ends with the task that
  /// reads it.
  ///
  /// - Parameter paths: under the version, such as `/tv/1399`.
  public func latestFetches(of paths: [String], from source: AnswerSource) -> AsyncStream<[String: Date]> {
    let (stream, continuation) = AsyncStream.makeStream(of: [String: Date].self, bufferingPolicy: .bufferingNewest(1))
    let observation = ValueObservation.trackingConstantRegion { database in
      try AnswerTable(database: database).latestFetches(of: paths, source: source)
    }.removeDuplicates()
    let stop = file.observe { database in
      observation.start(in: database, scheduling: .async(onQueue: delivery)) { _ in
        // As for answers.
      } onChange: {
        continuation.yield($0)
      }
    }
    continuation.onTermination = { _ in stop() }
    return stream
  }
}

private let delivery = DispatchQueue(label: "Catalogue.observation", qos: .userInitiated)
