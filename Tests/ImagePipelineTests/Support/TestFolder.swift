import Foundation
import Synchronization

@testable import ImagePipeline

/// A temporary folder for one test, which is removed afterwards.
final class TestFolder: Sendable {
  let url = FileManager.default.temporaryDirectory.appending(
    path: "pictures-\(UUID().uuidString)", directoryHint: .isDirectory)

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The names of all files in the folder, sorted.
  var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted() }

  /// Returns the location of a URL's data.
  func file(of imageURL: URL) -> URL { url.appending(path: DiskEntry.name(for: imageURL)) }
}

/// A calendar that the test controls.
final class TestCalendar: Sendable {
  private let date = Mutex(Date(timeIntervalSince1970: 1_800_000_000))

  var now: @Sendable () -> Date { { self.date.withLock(\.self) } }

  func advance(by seconds: TimeInterval) { date.withLock { $0 += seconds } }
}
