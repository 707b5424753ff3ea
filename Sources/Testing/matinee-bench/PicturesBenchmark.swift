import Dispatch
import Foundation
import GTK
import Glibc
import ImagePipeline
import ScreenFoundation

/// The overhead of the image pipeline compared with a plain loop of the same decode calls, and the longest time that it
/// blocks the main thread.
enum PicturesBenchmark {
  static func run() -> Int32 {
    BenchmarkWindow.run { _ in await measure().map { "\($0.ratio) \($0.longestBlock)" } }
  }

  /// Returns the median ratio of the times, and the longest time that the main thread was blocked, in milliseconds.
  private static func measure() async -> (ratio: Double, longestBlock: Double)? {
    let pictures = await BenchmarkPictures.posters(pictureCount, atLeast: targetSize.width)
    let files = pictures.files
    guard files.count == pictureCount else { return nil }
    var ratios: [Double] = []
    var longestBlock = Duration.zero
    for round in 0..<rounds {
      // Alternate the two, so that other load affects both; the first pair is a warm-up.
      let plain = await decodeAll(files)
      let requested = await requestAll(pictures).time
      // The monitor wakes the main thread every millisecond, which slows down the decoder. So it gets its own run.
      let monitored = await requestAll(pictures, monitor: MainThreadMonitor())
      guard round > 0 else { continue }
      ratios.append(requested / plain)
      longestBlock = max(longestBlock, monitored.longestBlock)
    }
    return (ratios.median, longestBlock.milliseconds)
  }

  /// Decodes on a thread with the pipeline's priority, so that other load doesn't slow down only the pipeline.
  private nonisolated static func decodeAll(_ files: [URL: Data]) async -> Duration {
    await withCheckedContinuation { continuation in
      DispatchQueue.global(qos: .utility).async {
        setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, niceness)
        let decoder = TextureDecoder()
        let time = ContinuousClock().measure {
          // Like an app, keep the decoded images in memory.
          let pictures = files.values.map { try? decoder.decode($0, maximumPixelSize: targetSize) }
          withExtendedLifetime(pictures) {}
        }
        continuation.resume(returning: time)
      }
    }
  }

  /// Loads all pictures through a pipeline with one decoder, like the loop. All requests come from the main actor, as
  /// they do from views.
  private static func requestAll(
    _ pictures: BenchmarkPictures, monitor: MainThreadMonitor? = nil
  ) async -> (time: Duration, longestBlock: Duration) {
    var configuration = ImagePipelineConfiguration()
    configuration.concurrentDecodes = 1
    let pipeline = ImagePipeline(
      configuration: configuration, loader: pictures, decoder: TextureDecoder())
    let start = ContinuousClock.now
    let tasks = pictures.files.keys.map { url in
      Task { try? await pipeline.image(for: ImageRequest(url, pixelSize: targetSize)) }
    }
    for task in tasks { _ = await task.value }
    return (start.duration(to: .now), monitor?.stop() ?? .zero)
  }
}

private let pictureCount = 50
private let rounds = 32
/// The priority of the pipeline's decoders.
private nonisolated let niceness: Int32 = 10
private nonisolated let targetSize = PixelSize(width: 276, height: 414)
