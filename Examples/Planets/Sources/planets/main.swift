import Containment
import Foundation
import GTK
import LoadingState
import Localization

// A list of planets and a page for each: `planets FILE`, with a name and a sentence on each line of the file.

nonisolated struct Planet: Listable {
  var listTitle: String
  var listText: String
  var listFootnote: String { "" }
  var listDetail: String { "" }
  var listImage: URL? { nil }
  var id: String { listTitle }
}

/// A source of no pictures, so that each row shows its planet's initials.
final class NoImages: ImageProviding {
  func cachedImage(for url: URL, pixels: ImagePixels) -> Texture? { nil }

  func image(for url: URL, pixels: ImagePixels, placeholder: (Texture) -> Void) async throws -> Texture {
    throw CocoaError(.fileNoSuchFile)
  }
}

/// Loads the planets when it first appears. Its container adds a spinner, an empty state, and an error with *Retry*.
final class PlanetsController: ViewController, StatefulContentLoadable {
  /// Called when the user opens a planet.
  var onSelect: (Planet) -> Void = { _ in }
  private let list = ListController<Planet>(images: NoImages(), picture: .avatar)
  private let file: URL

  init(_ file: URL) {
    self.file = file
    super.init(title: tr("Planets"))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: list)
    list.onSelect = { [weak self] in self?.onSelect($0) }
  }

  func loadContent() async -> LoadResult {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      return .failure(
        StateMessage(icon: "dialog-error-symbolic", title: tr("No Planets Found"), button: tr("Retry")))
    }
    list.items = text.split(separator: "\n").map { line in
      let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      return Planet(listTitle: parts.first ?? "", listText: parts.last ?? "")
    }
    return .content
  }
}

/// The page of a planet.
final class PlanetController: ViewController {
  private let planet: Planet

  init(_ planet: Planet) {
    self.planet = planet
    super.init(title: planet.listTitle)
  }

  override func loadView() { view = Label(wrapping: planet.listText) }
}

try MainLoop.attach()
guard Display.open(), let file = CommandLine.arguments.dropFirst().first else { exit(1) }
// The program's own translations include the texts of Containment, such as “Back”.
MessageCatalog.load("planets")
let application = Application(id: "org.example.Planets", joinsRunningInstance: false)
application.onActivate {
  let window = Window(application: application)
  window.title = tr("Planets")
  window.setDefaultSize(width: 480, height: 640)
  let planets = PlanetsController(URL(filePath: file))
  let navigation = NavigationController(root: StatefulContentController(planets))
  planets.onSelect = { [weak navigation] in navigation?.push(PlanetController($0)) }
  window.setRootViewController(navigation)
  window.present()
}
exit(application.run())
