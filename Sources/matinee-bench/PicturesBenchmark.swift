import Dispatch
import Foundation
import GTK
import Glibc
import ImagePipeline
import MatineeApp

/// The pipeline against a bare loop of the same decode calls over the same pictures, and how long it holds the main
/// thread meanwhile.
enum PicturesBenchmark {
  static func run() -> Int32 {
    BenchmarkWindow.run { _ in await measure().map { "\($0.ratio) \($0.hold)" } }
  }

  /// The ratio of the best times, and the longest that the main thread worked at a stretch, in milliseconds.
  private static func measure() async -> (ratio: Double, hold: Double)? {
    let pictures = await BenchmarkPictures.posters(pictureCount, atLeast: place.width)
    let files = pictures.files
    guard files.count == pictureCount else { return nil }
    var loop: [Duration] = []
    var pipeline: [Duration] = []
    var hold = Duration.zero
    for round in 0..<rounds {
      // In turn, so that the machine's mood is shared; the first pair warms up.
      let bare = await decodeAll(files)
      let asked = await askAll(pictures)
      guard round > 0 else { continue }
      loop.append(bare)
      pipeline.append(asked.time)
      hold = max(hold, asked.hold)
    }
    // The best of each: what a busy machine adds is nobody's cost.
    guard let asked = pipeline.min(), let bare = loop.min() else { return nil }
    return (asked.milliseconds / bare.milliseconds, hold.milliseconds)
  }

  /// On a thread that steps back as the pipeline's do: else whatever the machine does meanwhile slows the pipeline alone.
  private nonisolated static func decodeAll(_ files: [URL: Data]) async -> Duration {
    await withCheckedContinuation { answer in
      DispatchQueue.global(qos: .utility).async {
        setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, niceness)
        let decoder = TextureDecoder()
        let time = ContinuousClock().measure {
          // Whoever shows pictures holds them.
          let pictures = files.values.map { try? decoder.decode($0, maximumPixelSize: place) }
          withExtendedLifetime(pictures) {}
        }
        answer.resume(returning: time)
      }
    }
  }

  /// One decoder at a time, as in the loop; everything is asked for from the main actor, as views do.
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
/// That of the pipeline's decoders.
private nonisolated let niceness: Int32 = 10
private nonisolated let place = PixelSize(width: 276, height: 414)
