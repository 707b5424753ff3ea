import Containment
import Foundation
import GTK
import ImagePipeline
import ScreenFoundation
import TMDB

/// Scrolling performance. Flings through a grid of 10,000 posters for ten seconds. Prints the 95th percentile of frame
/// times in milliseconds, and the memory in MB: its peak, and that after a rest. A run without images serves as the
/// baseline. The caller deletes the folder with the cached pictures.
enum FlingBenchmark {
  static func run(showsPictures: Bool, folder: URL) -> Int32 {
    BenchmarkWindow.run { window in
      let pictures = await BenchmarkPictures.posters(50, atLeast: CardShape.poster.pictureSize.width)
      guard pictures.files.count == 50 else { return nil }
      let images = PipelineImages(loader: ManyPosters(pictures), cache: DiskCache(folder: folder))
      let grid = GridController<CardView<BenchmarkPoster>> { CardView(images: images) }
      // Prefetching as in the app's grids.
      grid.onPrefetch = { [weak grid] in
        images.prefetch($0.compactMap(\.cardImage), size: CardShape.poster.pictureSize, on: grid)
      }
      grid.items = (0..<10_000).map { BenchmarkPoster(id: $0, picture: showsPictures ? $0 : nil) }
      window.setRootViewController(grid)
      guard let frame = await percentile(of: fling(grid, in: window)) else { return nil }
      let peak = Memory.peakMegabytes
      try? await Task.sleep(for: rest)
      return "\(frame.milliseconds) \(peak) \(Memory.residentMegabytes)"
    }
  }

  /// Scrolls five times like a finger: fast at first, then slower until it stops.
  private static func fling(_ grid: some ViewController, in window: Window) async -> [Duration] {
    guard let scrolled = grid.view.childWidgets.first else { return [] }
    await window.nextFrame()
    let adjustment = ScrolledWindow(retaining: scrolled.pointer).verticalAdjustment
    let start = ContinuousClock.now
    var last = start
    var intervals: [Duration] = []
    while last - start < time {
      let flings = (last - start) / (time / flingCount)
      let rest = 1 - flings.truncatingRemainder(dividingBy: 1)
      let progress = (flings.rounded(.down) + 1 - rest * rest * rest) / Double(flingCount)
      adjustment.value = progress * (adjustment.upper - adjustment.pageSize)
      await window.nextFrame()
      let now = ContinuousClock.now
      intervals.append(now - last)
      last = now
    }
    return intervals
  }

  private static func percentile(of intervals: [Duration]) -> Duration? {
    intervals.isEmpty ? nil : intervals.sorted()[intervals.count * 95 / 100]
  }
}

private let time = Duration.seconds(10)
private let flingCount = 5
/// Long enough for ``PipelineImages`` to return unused memory.
private let rest = Duration.seconds(6)

struct BenchmarkPoster: Cardable {
  let id: Int
  let picture: Int?

  var cardTitle: String { "Film \(id)" }
  var cardDetail: String { "\(1900 + id % 125)" }
  var cardImage: URL? { picture.flatMap { URL(string: "https://example.org/\($0).jpg") } }
}

/// A loader that returns one of a few posters for any URL.
nonisolated struct ManyPosters: DataLoading {
  let posters: [Data]

  init(_ pictures: BenchmarkPictures) { posters = Array(pictures.files.values) }

  func data(from url: URL, maximumBytes: Int) async throws -> Data {
    guard let number = Int(url.deletingPathExtension().lastPathComponent) else { throw DataLoadingError.status(404) }
    return posters[number % posters.count]
  }
}
