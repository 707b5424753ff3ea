import AppTestSupport
import Containment
import GTK
import GTKTestSupport
import LoadingState
import ScreenFoundation
import XCTest

@testable import MatineeApp
@testable import matinee_gallery

/// Tests that the gallery shows every controller on its own, in each of its states.
final class AppEntryTests: GTKTestCase {
  func testEveryControllerHasEntryInEachOfItsStates() throws {
    let declared = try DeclaredController.all()
    XCTAssertTrue(
      Set(declared.map(\.name)).isSuperset(of: ["EpisodeListController", "LinksSection", "GridController"]))
    onMain {
      var shown: [String: Set<String>] = [:]
      for entry in Gallery.entries {
        for (controller, states) in try await show(entry) { shown[controller, default: []].formUnion(states) }
      }
      XCTAssertEqual(Set(declared.map(\.name)).subtracting(shown.keys), Set(withoutEntry.keys), "without an entry")
      for controller in declared where controller.loads && withoutEntry[controller.name] == nil {
        let missing = loadingStates.subtracting(shown[controller.name] ?? [])
        XCTAssertEqual(missing, withoutState[controller.name]?.states ?? [], "without a state: \(controller.name)")
      }
    }
  }

  func testEveryKindOfDestinationHasEntry() {
    onMain { XCTAssertEqual(AppPreviews.typesWithoutExample, []) }
  }
}

private let loadingStates: Set = ["content", "long texts", "loading", "empty", "failed"]

/// The controllers without an entry, with the reasons.
private let withoutEntry = [
  "FetcherController": "a base class", "ScrollingController": "a base class", "StackController": "a base class",
  "PreviewController": "the container of each preview",
]

/// The states that controllers can't be in, with the reasons.
private let withoutState: [String: (states: Set<String>, reason: String)] = [
  "GenreShelvesController": (["empty"], "There are always genres."),
  "HomeController": (["loading", "empty", "failed"], "Its shelves load on their own."),
  "PageFetcherController": (["empty"], "A page is about something that exists."),
  "PreviewLoader": (["loading", "empty", "failed"], "It loads what a part of a page needs."),
  "SeasonEpisodesController": (["empty"], "It shows a season without episodes as such."),
  "UsersViewController": (["empty"], "The owner has a profile."),
  "WatchProvidersController": (["empty"], "There are always watch providers."),
]

/// Shows an entry. Returns the classes of the controllers that it is for, and the states that these are in.
@MainActor private func show(_ entry: GalleryEntry) async throws -> [String: Set<String>] {
  let fixture = AppFixture()
  let root = entry.make()
  try await fixture.show(root)
  try await eventually(entry.id) { entry.isSettled() && (entry.state == nil || root.subjects.isVisible) }
  defer { fixture.close() }
  let subjects = root.subjects.map { subject in
    let isLong = subject.state == "content" && entry.state == .longTexts
    return (subject.controller.className, Set([isLong ? "long texts" : subject.state].compactMap(\.self)))
  }
  return Dictionary(subjects) { $0.union($1) }
}

/// A controller that an entry is for, and the name of the state that it or its container is in.
private typealias Subject = (controller: ViewController, state: String?)

extension [Subject] {
  /// Whether the innermost controller is visible, or a message instead of its content.
  @MainActor fileprivate var isVisible: Bool {
    last.map { $0.controller.view.isMapped || ![nil, "content"].contains($0.state) } ?? false
  }
}

extension ViewController {
  /// The controllers that an entry with this root is for: the root and, if that contains one controller, this one, too.
  fileprivate var subjects: [Subject] { subjects(in: nil) }

  /// - Parameter state: The name of the state of the container that loads this controller.
  private func subjects(in state: String?) -> [Subject] {
    switch self {
    case let preview as PreviewController: preview.controller.top?.subjects ?? []
    case let container as StatefulContentController:
      [(self, container.state.name)] + container.contentController.subjects(in: container.state.name)
    case let fetcher as any Fetched: [(self, fetcher.stateName)]
    case let navigation as NavigationController: [(self, state)] + (navigation.top?.subjects ?? [])
    case is PageController, is PreviewLoader:
      [(self, state)] + children.suffix(1).flatMap(\.subjects)
    default: [(self, state)]
    }
  }

  /// The class, without generic arguments.
  fileprivate var className: String { String("\(type(of: self))".prefix { $0 != "<" }) }
}

/// A ``FetcherController`` with any content.
@MainActor private protocol Fetched {
  var stateName: String { get }
}

extension FetcherController: Fetched {
  fileprivate var stateName: String { container.state.name }
}

extension ContentState {
  fileprivate var name: String {
    switch self {
    case .idle: "idle"
    case .loading: "loading"
    case .content: "content"
    case .empty: "empty"
    case .failed: "failed"
    }
  }
}
