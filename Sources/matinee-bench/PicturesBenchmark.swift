import Foundation
import GTK
import ImagePipeline
import MatineeApp
import MatineeCore
import TMDB

/// The pipeline against a bare loop of the same decode calls over the same pictures, and how long it holds the main
/// thread meanwhile.
enum PicturesBenchmark {
  static func run() -> Int32 {
    guard Display.open() else { return 1 }
    let application = Application(id: "io.github.matinee_app.Bench", joinsRunningInstance: false)
    var code: Int32 = 1
    application.onActivate { [unowned application] in
      let window = Window(application: application)
      window.present()
      Task {
        if let result = await measure() {
          let line = "\(result.ratio) \(result.hold)\n"
          if (try? FileHandle.standardOutput.write(contentsOf: Data(line.utf8))) != nil { code = 0 }
        }
        application.quit()
      }
    }
    _ = withExtendedLifetime(application) { application.run() }
    return code
  }

  /// The ratio of the best times, and the longest that the main thread worked at a stretch, in milliseconds.
  private static func measure() async -> (ratio: Double, hold: Double)? {
    let files = await pictures()
    guard files.count == pictureCount else { return nil }
    var loop: [Duration] = []
    var pipeline: [Duration] = []
    var hold = Duration.zero
    for round in 0..<rounds {
      // In turn, so that the machine's mood is shared; the first pair warms up.
      let bare = await decodeAll(files)
      let asked = await askAll(files)
      guard round > 0 else { continue }
      loop.append(bare)
      pipeline.append(asked.time)
      hold = max(hold, asked.hold)
    }
    // The best of each: what a busy machine adds is nobody's cost.
    guard let asked = pipeline.min(), let bare = loop.min() else { return nil }
    return (asked.milliseconds / bare.milliseconds, hold.milliseconds)
  }

  @concurrent
  private nonisolated static func decodeAll(_ files: [URL: Data]) async -> Duration {
    let decoder = TextureDecoder()
    return ContinuousClock().measure {
      for data in files.values { _ = try? decoder.decode(data, maximumPixelSize: place) }
    }
  }

  /// One decoder at a time, as in the loop; everything is asked for from the main actor, as views do.
  private static func askAll(_ files: [URL: Data]) async -> (time: Duration, hold: Duration) {
    var configuration = ImagePipelineConfiguration()
    configuration.concurrentDecodes = 1
    let pipeline = ImagePipeline(
      configuration: configuration, loader: Files(content: files), decoder: TextureDecoder())
    let watch = MainThreadWatch()
    let start = ContinuousClock.now
    let tasks = files.keys.map { url in
      Task { try? await pipeline.image(for: ImageRequest(url, pixelSize: place)) }
    }
    for task in tasks { _ = await task.value }
    return (start.duration(to: .now), watch.stop())
  }

  /// Posters as the sample catalogue draws them.
  private static func pictures() async -> [URL: Data] {
    let environment = ProcessInfo.processInfo.environment
    let services = Services.make(
      settings: Settings(), folders: Folders(environment: environment), locale: ReaderLocale(environment: environment),
      usesSample: true)
    var files: [URL: Data] = [:]
    for list in FilmList.allCases where files.count < pictureCount {
      guard let page = try? await services.client.value(of: list.target) else { continue }
      for path in page.results.compactMap(\.posterPath) where files.count < pictureCount {
        let url = services.images.url(for: path, size: "w342")
        files[url] = try? await services.pictures.data(from: url, maximumBytes: 1 << 24)
      }
    }
    return files
  }
}

private let pictureCount = 50
private let rounds = 16
private nonisolated let place = PixelSize(width: 276, height: 414)

private nonisolated struct Files: DataLoading {
  let content: [URL: Data]

  func data(from url: URL, maximumBytes: Int) async throws -> Data {
    guard let data = content[url] else { throw DataLoadingError.status(404) }
    return data
  }
}

/// How much the main thread works between two turns of its loop: its own time, so that a busy machine does not count.
private final class MainThreadWatch {
  private var last = MainThreadWatch.threadTime()
  private var longest = Duration.zero
  private var task: Task<Void, Never>?

  init() {
    task = Task { [weak self] in
      while !Task.isCancelled {
        self?.look()
        try? await Task.sleep(for: .milliseconds(1))
      }
    }
  }

  func stop() -> Duration {
    look()
    task?.cancel()
    return longest
  }

  private func look() {
    let now = Self.threadTime()
    longest = max(longest, now - last)
    last = now
  }

  private static func threadTime() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}

extension Duration {
  fileprivate nonisolated var milliseconds: Double {
    Double(components.seconds) * 1_000 + Double(components.attoseconds) / 1e15
  }
}
