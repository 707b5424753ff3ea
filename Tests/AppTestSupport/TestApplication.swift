import AppFoundation
import CAdwaita
import Catalogue
import Downloads
import Foundation
import GTK
import Library
import Planning
import Search
import TitleIdentity
import Tracking

@testable import CatalogueUI
@testable import MatineeApp
@testable import ScreenFoundation

/// The app's main window without the app's main loop, with a catalogue that a test chooses.
@MainActor package final class TestApplication {
  /// The actions that messages and banners requested from the app.
  package private(set) var actions: [SettingsAction] = []
  package var catalogue: CatalogueDependencies
  package var searchFiles = SearchFiles()
  /// The requests to the desktop, such as `copy https://…`.
  package private(set) var desktopRequests: [String] = []
  /// Whether the desktop has a web browser.
  package var opensURLs = true
  /// The network access, if the catalogue uses it.
  package let networkAccess = NetworkAccess()
  /// The path that the user chooses in a file dialog.
  package var chosenFile: String?
  private let notice: String?
  /// The arrangement of lists. Tests see rows unless they choose otherwise.
  package let listLayout = ListLayoutSetting(.rows)
  /// The watch providers that the user subscribes to.
  package let myServices = MyServices()
  /// The reminders of coming episodes.
  package let reminders = RemindersModel()
  /// The download fetcher.
  package let downloadFetcher: SuspendedDownloads
  package private(set) lazy var downloadManager = DownloadManager(connectivity: connectivity) { [downloadFetcher] in
    downloadFetcher
  }
  /// The user's library.
  package private(set) lazy var library =
    givenLibrary ?? LibraryModel(source: TitleSource(catalogue.client.source), open: openLibrary)
  package private(set) lazy var session = ProfileSession(library)
  private let givenLibrary: LibraryModel?
  private let openLibrary: @Sendable () async throws -> Library
  private lazy var connectivity = Connectivity(networkAccess) {}
  /// The main window, which starts at the films in *Now Playing*.
  package private(set) lazy var main = {
    let window = MainWindow(
      MainWindow.makeWindow(Self.application),
      makeDependencies: { [unowned self] in
        catalogue.lists = TitleLists(catalogue.pages, clock: catalogue.clock)
        return AppDependencies(
          catalogue, session: session, downloads: downloadManager, connectivity: connectivity,
          desktop: desktop,
          choices: DeviceChoices(
            listLayout: listLayout, myServices: myServices, reminders: reminders, searchFiles: searchFiles))
      },
      notice: SampleNotice(problem: { [notice] in notice }),
      perform: { [weak self] in self?.actions.append($0) })
    window.coordinator.show(FeaturedDestination(.nowPlaying))
    return window
  }()

  /// - Parameters:
  ///   - notice: A problem at launch, shown above the sample catalogue.
  ///   - library: The library; `nil` makes one with `openLibrary`.
  ///   - downloadFetcher: The download fetcher; by default, one with 100 titles per download.
  ///   - openLibrary: Opens the library if none is given; by default, an empty one in memory.
  package init(
    _ catalogue: CatalogueDependencies, notice: String? = nil, library: LibraryModel? = nil,
    downloadFetcher: SuspendedDownloads = SuspendedDownloads(titles: 100),
    openLibrary: @escaping @Sendable () async throws -> Library = { try Library.inMemory() }
  ) {
    givenLibrary = library
    self.catalogue = catalogue
    self.notice = notice
    self.downloadFetcher = downloadFetcher
    self.openLibrary = openLibrary
  }

  /// Rates a title in the library, as another screen would; `nil` removes the rating.
  package func rate(_ title: TitleID, _ name: String, _ stars: Double?) async {
    let reference = TitleReference(library.source, title.kind, title.number, name: name)
    _ = await library.rate(reference, stars.flatMap(Score.init(stars:)))
  }

  private var desktop: Desktop {
    Desktop(
      copy: { [weak self] in self?.desktopRequests.append("copy \($0)") },
      open: { [weak self] address, _ in
        self?.desktopRequests.append("open \(address)")
        return self?.opensURLs ?? false
      },
      chooseFile: { [weak self] _, name, _ in
        self?.desktopRequests.append("save \(name)")
        return self?.chosenFile
      },
      chooseExisting: { [weak self] title, _, _ in
        self?.desktopRequests.append("choose \(title)")
        return self?.chosenFile
      },
      chooseFolder: { [weak self] title, _, _ in
        self?.desktopRequests.append("choose \(title)")
        return self?.chosenFile
      })
  }

  /// Shows the window and returns its fixture.
  package func show(width: Int = 700, height: Int = 600) -> AppFixture {
    main.window.setDefaultSize(width: width, height: height)
    main.window.present()
    return AppFixture(main.window)
  }

  /// The process's only application. It must be registered before it has windows.
  private static let application: Application = {
    let application = Application(id: "io.github.matinee_app.Matinee.Tests", joinsRunningInstance: false)
    g_application_register(application.cast(to: GApplication.self), nil, nil)
    Shortcuts.install(on: application)
    // The menu's actions exist, but do nothing.
    _ = application.addAction(Command.workOffline.rawValue, isOn: false) { _ in }
    for command in [Command.quit, .about, .useTMDB, .preferences, .shortcuts] {
      application.addAction(command) {}
    }
    return application
  }()
}
