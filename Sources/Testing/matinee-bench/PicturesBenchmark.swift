import Dispatch
import Foundation
import GTK
import Glibc
import ImagePipeline
import MatineeApp

/// The overhead of the image pipeline compared with a plain loop of the same decode calls, and the longest block of the
/// main thread.
enum PicturesBenchmark {
  static func run() -> Int32 {
    BenchmarkWindow.run { _ in await measure().map { "\($0.ratio) \($0.hold)" } }
  }

  /// Returns the ratio of the best times, and the longest block of the main thread in milliseconds.
  private static func measure() async -> (ratio: Double, hold: Double)? {
    let pictures = await BenchmarkPictures.posters(pictureCount, atLeast: place.width)
    let files = pictures.files
    guard files.count == pictureCount else { return nil }
    var loop: [Duration] = []
    var pipeline: [Duration] = []
    var hold = Duration.zero
    for round in 0..<rounds {
      // Alternate the two, so that other load affects both; the first pair is a warm-up.
      let bare = await decodeAll(files)
      let asked = await askAll(pictures)
      guard round > 0 else { continue }
      loop.append(bare)
      pipeline.append(asked.time)
      hold = max(hold, asked.hold)
    }
    // The best times exclude delays from other processes.
    guard let asked = pipeline.min(), let bare = loop.min() else { return nil }
    return (asked.milliseconds / bare.milliseconds, hold.milliseconds)
  }

  /// Decodes on a thread with the pipeline's priority, so that other load doesn't slow down only the pipeline.
  private nonisolated static func decodeAll(_ files: [URL: Data]) async -> Duration {
    await withCheckedContinuation { answer in
      DispatchQueue.global(qos: .utility).async {
        setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, niceness)
        let decoder = TextureDecoder()
        let time = ContinuousClock().measure {
          // Like an app, keep the decoded images in memory.
          let pictures = files.values.map { try? decoder.decode($0, maximumPixelSize: place) }
          withExtendedLifetime(pictures) {}
        }
        answer.resume(returning: time)
      }
    }
  }

  /// Uses one decoder, as in the loop. All requests come from the main actor, as they do from views.
  private static func askAll(_ pictures: BenchmarkPictures) async -> (time: Duration, hold: Duration) {
    var configuration = ImagePipelineConfiguration()
    configuration.concurrentDecodes = 1
    let pipeline = ImagePipeline(
      configuration: configuration, loader: pictures, decoder: TextureDecoder())
    let watch = MainThreadWatch()
    let start = ContinuousClock.now
    let tasks = pictures.files.keys.map { url in
      Task { try? await pipeline.image(for: ImageRequest(url, pixelSize: place)) }
    }
    for task in tasks { _ = await task.value }
    return (start.duration(to: .now), watch.stop())
  }
}

private let pictureCount = 50
private let rounds = 31
/// The priority of the pipeline's decoders.
private nonisolated let niceness: Int32 = 10
private nonisolated let place = PixelSize(width: 276, height: 414)
