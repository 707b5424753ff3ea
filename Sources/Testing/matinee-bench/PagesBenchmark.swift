import Catalogue
import Containment
import Foundation
import GTK
import ImagePipeline
import MatineeApp
import ScreenFoundation
import SystemIO
import TMDB
import TitleIdentity

/// Memory use after closing pages. Opens and closes 200 pages in the app's window, and prints the memory in MB after
/// the first 20 and after the last.
///
/// The pages have no pictures, because their cache has its own limit; see ``FlingBenchmark``.
enum PagesBenchmark {
  static func run() -> Int32 {
    BenchmarkWindow.run(AppDependencies(withoutPictures(.sample))) { main in
      let destinations = await destinations(.sample, count: pageCount)
      guard destinations.count == pageCount else { return nil }
      var megabytes: [Double] = []
      for destination in destinations {
        await visit(destination, in: main)
        // As the app does at rest.
        Texture.returnUnusedMemory()
        Heap.returnUnusedMemory()
        megabytes.append(Memory.residentMegabytes)
      }
      return "\(megabytes[warmUpPageCount - 1]) \(megabytes[pageCount - 1])"
    }
  }

  /// Opens a page, waits until it is loaded, and goes back, as a user does.
  static func visit(_ destination: any Destination, in main: MainWindow) async {
    main.coordinator.show(destination)
    repeat { await main.window.nextFrame() } while !main.coordinator.isSettled
    await main.window.nextFrame()
    weak let page = main.coordinator.controller.top?.view
    main.coordinator.controller.popToRoot()
    for _ in 0..<maximumTransitionFrames where page?.isMapped == true { await main.window.nextFrame() }
  }

  /// Returns the pages of the most popular movies.
  static func destinations(_ catalogue: CatalogueDependencies, count: Int) async -> [any Destination] {
    var destinations: [any Destination] = []
    for page in 1...50 where destinations.count < count {
      guard let films = try? await catalogue.client.value(of: MovieList.popular.target.page(page)) else { break }
      destinations += films.results.compactMap { Destinations.destination(at: TitleID.movie($0.id).description) }
    }
    return Array(destinations.prefix(count))
  }

  /// Returns a catalogue whose pictures are all one pixel in size.
  static func withOnePixel(_ catalogue: CatalogueDependencies) -> CatalogueDependencies {
    withPictures(OnePixel(), catalogue)
  }

  /// Returns a catalogue without any pictures.
  static func withoutPictures(_ catalogue: CatalogueDependencies) -> CatalogueDependencies {
    withPictures(NoPictures(), catalogue)
  }

  private static func withPictures(
    _ loader: any DataLoading, _ catalogue: CatalogueDependencies
  ) -> CatalogueDependencies {
    var copy = catalogue
    copy.pictures = PictureSource(loader, images: catalogue.pictures.images)
    return copy
  }
}

private let pageCount = 200
private let warmUpPageCount = 20
/// The maximum length of the page transition, in frames.
private let maximumTransitionFrames = 300

private nonisolated struct OnePixel: DataLoading {
  private static let png =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNoaGgAAAMEAYFL09IQAAAAAElFTkSuQmCC"

  func data(from url: URL, maximumBytes: Int) async throws -> Data { Data(base64Encoded: Self.png) ?? Data() }
}
