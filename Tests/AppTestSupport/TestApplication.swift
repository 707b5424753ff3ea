import CAdwaita
import Foundation
import GTK
import Library
import MatineeCore

@testable import MatineeApp

/// The app's main window without the app's own loop, over services that a test chooses.
@MainActor package final class TestApplication {
  /// What messages and banners have asked of the app.
  package private(set) var actions: [String] = []
  package var services: Services
  /// What was asked of the desktop, such as `copy https://…`.
  package private(set) var asked: [String] = []
  /// Whether the desktop has a web browser.
  package var opensAddresses = true
  /// What TMDB is asked through, where the services do.
  package let line = NetworkLine()
  /// Where the person chooses to save.
  package var chosenFile: String?
  private let notice: String?
  /// What brings places that are to be kept.
  package let places: HeldPlaces
  package private(set) lazy var keeper = OfflineKeeper(connectivity: connectivity) { [places] in places }
  /// What is the user's own, of which nothing is left.
  package private(set) lazy var library =
    givenLibrary ?? LibraryModel(source: TitleSource(services.answerSource), open: openLibrary)
  package private(set) lazy var watching = WatcherModel(library)
  private let givenLibrary: LibraryModel?
  private let openLibrary: @Sendable () async throws -> Library
  private lazy var connectivity = Connectivity(line) {}
  package private(set) lazy var main = MainWindow(
    application: Self.application, lists: { [unowned self] in TitleLists(services) }, notice: { [notice] in notice },
    connectivity: connectivity, keeper: keeper, watching: watching, desktop: desktop,
    perform: { [weak self] in self?.actions.append($0) })

  /// - Parameters:
  ///   - notice: what was wrong at start, to be said above the sample catalogue.
  ///   - library: what is the user's own; nothing when not said.
  ///   - places: what brings places that are to be kept; one with nothing to wait for when not said.
  ///   - openLibrary: how it comes to be where none is given; in memory when not said.
  package init(
    _ services: Services, notice: String? = nil, library: LibraryModel? = nil,
    places: HeldPlaces = HeldPlaces(titles: 100),
    openLibrary: @escaping @Sendable () async throws -> Library = { try Library.inMemory() }
  ) {
    givenLibrary = library
    self.services = services
    self.notice = notice
    self.places = places
    self.openLibrary = openLibrary
  }

  /// Rates a title in the library, as from elsewhere; `nil` takes the rating away.
  package func rate(_ title: TitleID, _ name: String, _ stars: Double?) async {
    let reference = TitleReference(library.source, TitleReference.Kind(title.kind), title.number, name: name)
    _ = await library.rate(reference, stars.flatMap(Score.init(stars:)))
  }

  private var desktop: Desktop {
    Desktop(
      copy: { [weak self] in self?.asked.append("copy \($0)") },
      open: { [weak self] address, _ in
        self?.asked.append("open \(address)")
        return self?.opensAddresses ?? false
      },
      chooseFile: { [weak self] _, name, _ in
        self?.asked.append("save \(name)")
        return self?.chosenFile
      },
      chooseExisting: { [weak self] title, _, _ in
        self?.asked.append("choose \(title)")
        return self?.chosenFile
      },
      chooseFolder: { [weak self] title, _, _ in
        self?.asked.append("choose \(title)")
        return self?.chosenFile
      })
  }

  /// The window's stage, once the window is shown.
  package func show(width: Int = 700, height: Int = 600) -> Stage {
    main.window.setDefaultSize(width: width, height: height)
    main.window.present()
    return Stage(main.window)
  }

  /// One for the process: it must be registered before it has windows.
  private static let application: Application = {
    let application = Application(id: "io.github.matinee_app.Matinee.Tests", joinsRunningInstance: false)
    g_application_register(application.cast(to: GApplication.self), nil, nil)
    Shortcuts.install(on: application)
    // What the menu offers can be chosen, and does nothing.
    _ = application.addAction("work-offline", isOn: false) { _ in }
    for name in ["quit", "about", "enter-credential", "preferences", "shortcuts"] { application.addAction(name) {} }
    return application
  }()
}
