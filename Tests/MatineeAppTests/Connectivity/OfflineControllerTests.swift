import AppTestSupport
import Containment
import Foundation
import GTK
import GTKTestSupport
import LoadingState
import MatineeCore
import Observation
import XCTest

@testable import MatineeApp

/// Tests that the offline banner appears, shows the age of the visible content, and disappears.
final class OfflineControllerTests: GTKTestCase {
  func testTheLineComesAndGoesByItself() {
    onMain {
      let line = NetworkLine()
      let scene = Scene(line)
      let stage = AppFixture()
      try await stage.show(scene.controller)
      XCTAssertFalse(scene.says("TMDB cannot be reached."))
      line.note(isReachable: false)
      try await eventually("the line") { scene.says("TMDB cannot be reached.") }
      XCTAssertEqual(stage.announced, "TMDB cannot be reached.")
      line.note(isReachable: true)
      try await eventually("the end of the line") { !scene.says("TMDB cannot be reached.") }
      XCTAssertEqual(stage.announced, "TMDB can be reached again.")
      stage.close()
    }
  }

  func testTheAgeIsThatOfWhatIsSeen() {
    onMain {
      let line = NetworkLine(isOpen: false)
      let scene = Scene(line)
      let stage = AppFixture()
      try await stage.show(scene.controller)
      XCTAssertTrue(scene.says("You are working offline."))
      scene.screen.model.date = Date()
      try await eventually("the age") {
        scene.words.contains { $0.hasPrefix("You are working offline. What you see was saved today at ") }
      }
      let other = FakeScreen()
      scene.navigation.push(other)
      scene.controller.screensChanged()
      try await eventually("no age") { scene.says("You are working offline.") }
      stage.close()
    }
  }

  func testItsButtonDoesWhatItSays() {
    onMain {
      let line = NetworkLine(isOpen: false)
      let scene = Scene(line)
      let stage = AppFixture()
      var actions: [String] = []
      scene.controller.onAction = {
        if case .custom(let name) = $0 { actions.append(name) } else { actions.append("") }
      }
      try await stage.show(scene.controller)
      try await stage.press("Go Online")
      XCTAssertEqual(actions, ["go-online"])
      scene.connectivity.worksOffline = false
      line.note(isReachable: false)
      try await stage.press("Try Again")
      XCTAssertEqual(actions, ["go-online", ""])
      stage.close()
    }
  }
}

/// A screen inside an offline controller.
@MainActor private final class Scene {
  let connectivity: Connectivity
  let screen = FakeScreen()
  let navigation: NavigationController
  let controller: OfflineController

  init(_ line: NetworkLine) {
    connectivity = Connectivity(line) {}
    navigation = NavigationController(root: screen)
    controller = OfflineController(
      navigation, connectivity: connectivity, texts: TitleTexts(locale: Locale(identifier: "en_US")))
  }

  var words: [String] { controller.view.visibleTexts }

  func says(_ sentence: String) -> Bool { words.contains(sentence) }
}

private final class FakeScreen: ViewController, Screen {
  @MainActor @Observable
  final class Model {
    var date: Date?
  }

  let model = Model()
  let isSettled = true
  let hasContent = true
  var savedDate: Date? { model.date }

  func refresh() {}
}
