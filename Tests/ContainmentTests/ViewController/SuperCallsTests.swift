import Containment
import GTK
import GTKTestSupport
import XCTest

/// Tests that each of eight overrides is reported by name if it doesn't call `super`.
final class SuperCallsTests: GTKTestCase {
  func testEachMissingSuperCallIsReportedByName() {
    onMain {
      for method in Forgetful.methods {
        let raised = try await faultsDuringLifeCycle(of: Forgetful(forgets: [method]))
        let times = method.hasSuffix("(toParent:)") ? 2 : 1
        XCTAssertEqual(
          raised, Array(repeating: "Forgetful “forgets” overrides \(method) without calling super.", count: times))
      }
    }
  }

  func testSuperCallMissingOnLaterCallIsReported() {
    onMain {
      let fixture = ControllerFixture()
      let controller = Forgetful(forgets: [])
      try await fixture.show(controller)
      controller.forgotten = ["viewWillDisappear"]
      let first = faults { fixture.window.isVisible = false }
      XCTAssertEqual(first, ["Forgetful “forgets” overrides viewWillDisappear without calling super."])
      controller.forgotten = ["viewWillAppear"]
      let second = faults { fixture.window.present() }
      XCTAssertEqual(second, ["Forgetful “forgets” overrides viewWillAppear without calling super."])
      fixture.window.destroy()
    }
  }

  func testNothingIsReportedWhenAllOverridesCallSuper() {
    onMain {
      let raised = try await faultsDuringLifeCycle(of: Forgetful(forgets: []))
      XCTAssertEqual(raised, [])
    }
  }
}

private final class Forgetful: ViewController {
  static let methods = [
    "viewDidLoad", "viewWillUnload", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    "willMove(toParent:)", "didMove(toParent:)",
  ]
  var forgotten: [String]

  init(forgets: [String]) {
    forgotten = forgets
    super.init(title: "forgets")
  }

  override var canUnloadView: Bool { true }

  override func viewDidLoad() { if remembers("viewDidLoad") { super.viewDidLoad() } }
  override func viewWillUnload() { if remembers("viewWillUnload") { super.viewWillUnload() } }
  override func viewWillAppear() { if remembers("viewWillAppear") { super.viewWillAppear() } }
  override func viewDidAppear() { if remembers("viewDidAppear") { super.viewDidAppear() } }
  override func viewWillDisappear() { if remembers("viewWillDisappear") { super.viewWillDisappear() } }
  override func viewDidDisappear() { if remembers("viewDidDisappear") { super.viewDidDisappear() } }

  override func willMove(toParent parent: ViewController?) {
    if remembers("willMove(toParent:)") { super.willMove(toParent: parent) }
  }

  override func didMove(toParent parent: ViewController?) {
    if remembers("didMove(toParent:)") { super.didMove(toParent: parent) }
  }

  private func remembers(_ method: String) -> Bool { !forgotten.contains(method) }
}

/// Returns the faults raised while a controller is shown, removed and unloaded.
@MainActor private func faultsDuringLifeCycle(of controller: ViewController) async throws -> [String] {
  let fixture = ControllerFixture()
  let parent = try await fixture.showParent()
  let raised = faults {
    parent.add(child: controller)
    controller.remove()
    controller.unloadView()
  }
  fixture.window.destroy()
  return raised
}
