import CAdwaita
import Foundation
import GTK
import GTKTestSupport
import TMDBTesting
import XCTest

final class MediaFileTests: GTKTestCase {
  func testPlayerIsReleasedHoweverEarlyItIsClosed() {
    onMain {
      // GStreamer's messages arrive during these turns of the main loop.
      for turns in stride(from: 0, to: 300, by: 15) {
        let media = MediaFile(address: Self.clip)
        let window = Window(dialogFor: nil)
        window.setContent(Picture(media, name: "Clip"))
        window.present()
        media.play()
        for _ in 0..<turns { await Task.yield() }
        media.close()
        window.destroy()
        try await eventually("closed file") { !media.isOpen }
      }
      try await eventually("end of all players’ threads") { Self.players == 0 }
    }
  }

  func testClosedFileDoesNotPlay() {
    onMain {
      let media = MediaFile(address: Self.clip)
      media.close()
      media.play()
      XCTAssertFalse(media.isPlaying)
      try await eventually("closed file") { !media.isOpen }
    }
  }

  func testPositionIsAtEndWhenPlaybackHasEnded() {
    onMain {
      let media = MediaFile(address: Self.clip)
      media.play()
      try await eventually("known duration") { media.isSeekable && media.duration > 0 }
      media.seek(to: media.duration)
      // GStreamer rewinds the file when GTK pauses it at its end.
      try await eventually("rewound player") { media.hasEnded && gtk_media_stream_get_timestamp(media.cast()) == 0 }
      XCTAssertEqual(media.position, media.duration)
      media.play()
      try await eventually("restart") { media.isPlaying && media.position < media.duration }
      media.close()
      try await eventually("closed file") { !media.isOpen }
    }
  }

  /// A clip from the sample catalogue.
  private static let clip = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/Testing/SampleCatalogue/Resources/clips/stars.webm").standardized.absoluteString

  /// The number of GStreamer's players in this process. Each has a thread.
  private static var players: Int {
    let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    return tasks.count { (try? String(contentsOfFile: "/proc/self/task/\($0)/comm", encoding: .utf8)) == "GstPlay\n" }
  }
}
