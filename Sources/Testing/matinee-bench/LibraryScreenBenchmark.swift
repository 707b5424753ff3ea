import AppFoundation
import CAdwaita
import Catalogue
import Containment
import Foundation
import GTK
import Library
import MatineeApp
import TMDBTesting
import TitleIdentity
import Tracking

/// A launch at one screen with the files of ``LibraryBenchmark``, and without pictures. The process ends as soon as the
/// screen shows its content, without any further work, so that the instructions of all threads can be compared.
enum LibraryScreenBenchmark {
  enum Screen: String, CaseIterable {
    case home, watchlist, history, ratings, search, page, statistics
  }

  /// - Parameter picture: The path of a PNG file for a picture of the screen, to see what was measured.
  static func run(_ screen: Screen, picture: String? = nil) -> Int32 {
    BenchmarkWindow.run { application in
      // The window appears before its content is built, as at each launch.
      let window = MainWindow.makeWindow(application)
      window.setDefaultSize(width: 900, height: 720)
      window.present()
      return window
    } measure: { window in
      guard let context = try? await AppContext.read(),
        let destination = Destinations.destination(at: screen.address)
      else { return nil }
      context.networkAccess.isAllowed = !context.settings.worksOffline
      var catalogue = PagesBenchmark.withoutPictures(context.catalogue(usesSample: false))
      // The recording of details starts some time after the launch, so its share would depend on the machine's speed.
      catalogue.clock = ManualClock()
      let library = LibraryModel(source: TitleSource(catalogue.client.source), folder: context.folders.data)
      let session = ProfileSession(library)
      let main = MainWindow(
        window,
        makeDependencies: {
          AppDependencies(catalogue, session: session, connectivity: Connectivity(context.networkAccess) {})
        }, perform: { _ in })
      main.coordinator.show(destination)
      await window.nextFrame()
      library.startDailyBackups()
      repeat { try? await Task.sleep(for: .milliseconds(100)) } while !shows(screen, library, main)
      await window.nextFrame()
      if let picture {
        // A frame that is still being laid out can't be drawn.
        try? await Task.sleep(for: .seconds(1))
        guard window.screenshot()?.savePNG(to: picture) == true else { return nil }
      }
      // Quitting would close the library and the window.
      _exit(0)
    }
  }

  private static func shows(_ screen: Screen, _ library: LibraryModel, _ main: MainWindow) -> Bool {
    guard main.coordinator.isSettled, main.window.shows(screen.text) else { return false }
    return screen != .page || library.score(of: LibraryScreenBenchmark.film) != nil
  }

  fileprivate static let film = GeneratedTitles.metropolis(of: .tmdb).key.titleID
}

extension LibraryScreenBenchmark.Screen {
  fileprivate var address: String {
    switch self {
    case .search: "search/metropolis"
    case .page: LibraryScreenBenchmark.film.description
    default: rawValue
    }
  }

  /// The text that appears with the screen's content.
  fileprivate var text: String {
    switch self {
    case .home, .watchlist: GeneratedTitles.lastAddedName
    case .history: GeneratedTitles.lastWatchedName
    // The titles that are rated highest depend on the library. The order is visible at once, but isn't enough.
    case .ratings: "Highest First"
    case .search, .page: "Metropolis"
    case .statistics: "2026"
    }
  }
}

extension Widget {
  /// Returns whether a visible label contains a text.
  fileprivate func shows(_ text: String) -> Bool {
    guard isMapped else { return false }
    if isKind(of: gtk_label_get_type()) { return Label(retaining: pointer).text.contains(text) }
    if isKind(of: gtk_inscription_get_type()) { return Inscription(retaining: pointer).text.contains(text) }
    return childWidgets.contains { $0.shows(text) }
  }
}
