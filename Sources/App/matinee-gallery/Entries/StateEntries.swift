import Containment
import Foundation
import LoadingState

/// State containers, with a given state or with content that they load themselves.
extension Gallery {
  static let states: [GalleryEntry] = [
    state("idle", "State: Idle", .idle),
    state("loading", "State: Loading", .loading(previous: nil)),
    state("content", "State: Content", .content(Film.some(20))),
    state("refreshing", "State: Loading with Content", .loading(previous: Film.some(20))),
    state("empty", "State: Empty", .empty(.nothing)),
    state("failed", "State: Failed", .failed(.offline, previous: nil)),
    state("failed-with-content", "State: Failed with Content", .failed(.offline, previous: Film.some(20))),
    GalleryEntry(id: "stateful/failing-once", title: "Loads Itself; Fails Once, then Succeeds") {
      StatefulContentController(FlakyController())
    },
    GalleryEntry(id: "stateful/bare", title: "Loads Itself; Without State Pages") {
      StatefulContentController(FlakyController(), children: StateChildren(loading: nil, empty: nil, failure: nil))
    },
  ]

  private static func state(_ name: String, _ title: String, _ state: ContentState<[Film]>) -> GalleryEntry {
    GalleryEntry(id: "state/\(name)", title: title) {
      let list = ListController<Film>(images: GalleryImages())
      let controller = StateController<[Film]>(content: list) { [weak list] in list?.items = $0 }
      controller.handlers = .gallery
      controller.state = state
      return controller
    }
  }
}

/// A list whose first load fails.
private final class FlakyController: ViewController, StatefulContentLoadable {
  private let list = ListController<Film> { ImageWithFourLabelsView(images: GalleryImages()) }
  private let clock: any Clock<Duration>
  private var attempts = 0

  init(clock: any Clock<Duration> = ContinuousClock()) {
    self.clock = clock
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: list)
  }

  func loadContent() async -> LoadResult {
    attempts += 1
    guard attempts > 1 else { return .failure(.offline) }
    // The delay is long enough for the spinner to be visible.
    try? await clock.sleep(for: .milliseconds(900))
    list.items = Film.some(20)
    return .content
  }
}
