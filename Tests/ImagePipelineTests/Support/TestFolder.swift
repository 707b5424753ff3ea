import Foundation
import Synchronization

@testable import ImagePipeline

/// A folder of its own for one test, gone after it.
final class TestFolder: Sendable {
  let url = FileManager.default.temporaryDirectory.appending(
    path: "pictures-\(UUID().uuidString)", directoryHint: .isDirectory)

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The names of all files in it, in order.
  var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted() }

  /// Where an address's bytes lie.
  func file(of address: URL) -> URL { url.appending(path: DiskEntry.name(for: address)) }
}

/// The calendar as the test wants it.
final class TestCalendar: Sendable {
  private let date = Mutex(Date(timeIntervalSince1970: 1_800_000_000))

  var now: @Sendable () -> Date { { self.date.withLock(\.self) } }

  func advance(by seconds: TimeInterval) { date.withLock { $0 += seconds } }
}
