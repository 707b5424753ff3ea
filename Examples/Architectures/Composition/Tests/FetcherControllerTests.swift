import ArchitecturesSupport
import Containment
import GTK
import GTKTestSupport
import LoadingState
import Observation
import TMDB
import XCTest

@testable import FeaturedComposition

/// Tests that a fetcher controller connects any model with a state container.
final class FetcherControllerTests: GTKTestCase {
  func testLoadsBeforeAppearingAndCancelsAfterDisappearing() {
    onMain {
      let (fixture, model) = (Fixture(), ManualModel())
      try await fixture.show(model.makeController())
      XCTAssertEqual(model.calls, [.load])
      fixture.window.setRootViewController(ViewController())
      XCTAssertEqual(model.calls, [.load, .cancel])
      fixture.window.destroy()
    }
  }

  func testShowsStatesOfModelAndRetriesFailure() {
    onMain {
      let (fixture, model) = (Fixture(), ManualModel())
      try await fixture.show(model.makeController())
      model.state = .failed(FilmText.failure(.notFound), previous: nil)
      try await fixture.wait(for: "Can’t Load Films")
      fixture.window.button(FilmText.retry)?.click()
      XCTAssertEqual(model.calls, [.load, .reload])
      model.state = .content("the content")
      try await fixture.wait(for: "the content")
      fixture.window.destroy()
    }
  }
}

/// A model whose state the test sets.
@MainActor @Observable private final class ManualModel: Fetching {
  enum Call { case load, reload, cancel }

  var state: ContentState<String> = .idle
  @ObservationIgnored private(set) var calls: [Call] = []

  func loadIfNeeded() { calls.append(.load) }
  func reload() { calls.append(.reload) }
  func cancel() { calls.append(.cancel) }

  func makeController() -> ViewController {
    let content = TextController()
    return FetcherController(fetching: self, in: StateController(content: content) { content.label.text = $0 })
  }
}

private final class TextController: ViewController {
  let label = Label()

  override func loadView() { view = label }
}
