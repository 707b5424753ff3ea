import Catalogue
import Containment
import Foundation
import GTK
import MatineeApp
import ScreenFoundation
import TMDB

/// Frequent operations, for Callgrind to count their instructions. `Benchmarks/count.py` runs them and compares the
/// counts with the recorded ones.
///
/// Each operation runs once to fill caches, and then several times between ``beginCounting()`` and ``endCounting()``.
/// Chance can add work, such as another frame while a response is on its way, so the median of the counts is compared.
enum CountedBenchmark {
  enum Operation: String {
    /// Opening a film's page from a list.
    case page
    /// A search in the sample catalogue.
    case search
    /// Scrolling through several screens of posters.
    case fling
  }

  static func run(_ operation: Operation) -> Int32 {
    switch operation {
    case .page: navigate(to: "movie/910000002")
    case .search: navigate(to: "search/moon")
    case .fling: fling()
    }
  }

  /// Shows a destination in the app's window.
  private static func navigate(to address: String) -> Int32 {
    BenchmarkWindow.run(AppDependencies(PagesBenchmark.withOnePixel(.sample))) { main in
      guard let destination = Destinations.destination(at: address),
        let list = Destinations.destination(at: "featured/popular")
      else { return nil }
      await show(list, in: main)
      await show(destination, in: main)
      for _ in 0..<repetitions {
        await show(list, in: main)
        beginCounting()
        await show(destination, in: main)
        endCounting()
      }
      return address
    }
  }

  private static func show(_ destination: any Destination, in main: MainWindow) async {
    main.coordinator.show(destination)
    repeat { try? await Task.sleep(for: .milliseconds(200)) } while !main.coordinator.isSettled
    await main.window.nextFrame()
  }

  private static func fling() -> Int32 {
    BenchmarkWindow.run { window in
      let pictures = await BenchmarkPictures.posters(posterCount, atLeast: CardShape.poster.pictureSize.width)
      guard pictures.files.count == posterCount else { return nil }
      let images = PipelineImages(loader: ManyPosters(pictures))
      let grid = GridController<CardView<BenchmarkPoster>> { CardView(images: images) }
      // Few pictures, so that all are in memory.
      grid.items = (0..<1_000).map { BenchmarkPoster(id: $0, picture: $0 % posterCount) }
      window.setRootViewController(grid)
      guard let scrolled = grid.view.childWidgets.first else { return nil }
      let adjustment = ScrolledWindow(retaining: scrolled.pointer).verticalAdjustment
      repeat { await window.nextFrame() } while images.pendingCount > 0
      for _ in 0..<repetitions {
        adjustment.value = 0
        await window.nextFrame()
        beginCounting()
        for _ in 0..<stepCount {
          adjustment.value += adjustment.pageSize
          await window.nextFrame()
        }
        endCounting()
      }
      return "\(adjustment.value)"
    }
  }
}

private let repetitions = 5
private let stepCount = 5
private let posterCount = 4
