import CAdwaita
import Containment
import GTK
import GTKTestSupport
import XCTest

/// Tests that pages deep in a navigation stack unload their views, and look the same when they return.
final class UnloadingRobustnessTests: GTKTestCase {
  func testUnloadingViewRemovesChildrenAndShowingLoadsThemAgain() {
    onMain {
      let fixture = ControllerFixture()
      let parent = Reloading(fixture)
      try await fixture.show(parent)
      XCTAssertFalse(parent.unloadView(), "it is on screen")
      fixture.window.setRootViewController(ViewController())
      fixture.begin()
      parent.unloads = false
      XCTAssertFalse(parent.unloadView(), "it does not want to")
      parent.unloads = true
      XCTAssertTrue(parent.unloadView())
      XCTAssertFalse(parent.unloadView(), "there is no view left")
      XCTAssertFalse(parent.isViewLoaded)
      XCTAssertTrue(parent.children.isEmpty)
      XCTAssertEqual(fixture.callLog.calls, ["parent.viewWillUnload", "child.willMove(nil)", "child.didMove(nil)"])
      fixture.begin()
      try await fixture.show(parent)
      XCTAssertEqual(
        fixture.callLog.calls.prefix(4),
        ["child.willMove(container)", "child.viewDidLoad", "child.didMove(container)", "child.viewWillAppear"])
      fixture.window.destroy()
    }
  }

  func testOnlyRootAndTopFourPagesHaveLoadedViews() {
    onMain {
      let fixture = ControllerFixture()
      let navigation = try await Self.show(pages: 20, on: fixture)
      let loaded = navigation.viewControllers.map(\.isViewLoaded)
      XCTAssertEqual(loaded, [true] + Array(repeating: false, count: 16) + Array(repeating: true, count: 4))
      XCTAssertEqual(navigation.leaflet?.childWidgets.filter(\.isBox).count, 5)
      for depth in stride(from: 19, through: 1, by: -1) {
        navigation.pop()
        try await eventually("page \(depth)") { fixture.window.visibleTexts.contains("Page \(depth)") }
        try await eventually("the pages below") {
          navigation.viewControllers.suffix(4).allSatisfy(\.isViewLoaded)
        }
      }
      fixture.window.destroy()
    }
  }

  func testReloadedPageRestoresScrollOffsetAndFocus() {
    onMain {
      for animates in [false, true] {
        let fixture = ControllerFixture()
        Display.animates = animates
        defer { Display.animates = false }
        let navigation = try await Self.show(pages: 1, on: fixture)
        let page = try XCTUnwrap(navigation.top as? RestorableController)
        let scrolled = try XCTUnwrap(page.scrolled)
        try await eventually("the content") { scrolled.verticalAdjustment.upper > 1_500 }
        page.view.button("Button 30")?.focus()
        try await eventually("the scroll to the focus") { scrolled.verticalAdjustment.value > 0 }
        scrolled.verticalAdjustment.value = 777
        for number in 2...7 { navigation.push(Self.page(number)) }
        try await eventually("no view") { !page.isViewLoaded }
        for _ in 2...7 {
          navigation.pop()
          await fixture.nextFrame()
        }
        try await eventually("the offset") { page.scrolled?.verticalAdjustment.value == 777 }
        try await eventually("the focus") { page.view.button("Button 30")?.containsFocus == true }
        XCTAssertEqual(page.scrolled?.verticalAdjustment.value, 777)
        fixture.window.destroy()
      }
    }
  }

  func testPageUnloadedTwiceBeforeAppearingKeepsScrollOffset() {
    onMain {
      let fixture = ControllerFixture()
      let navigation = try await Self.show(pages: 1, on: fixture)
      let page = try XCTUnwrap(navigation.top as? RestorableController)
      try await eventually("the content") { page.scrolled?.verticalAdjustment.upper ?? 0 > 1_500 }
      page.scrolled?.verticalAdjustment.value = 500
      for number in 2...6 { navigation.push(Self.page(number)) }
      try await eventually("no view") { !page.isViewLoaded }
      for _ in 0..<2 { navigation.pop() }
      try await eventually("a view") { page.isViewLoaded }
      for number in 7...9 { navigation.push(Self.page(number)) }
      try await eventually("no view again") { !page.isViewLoaded }
      while navigation.top !== page { navigation.pop() }
      try await eventually("the offset") { page.scrolled?.verticalAdjustment.value == 500 }
      fixture.window.destroy()
    }
  }

  func testReloadedListRestoresScrollOffsetAndFocusedRow() {
    onMain {
      let fixture = ControllerFixture()
      let navigation = NavigationController(root: fixture.recorder("root"))
      try await fixture.show(navigation)
      let page = RestorableController {
        let list = ListController<Entry>(images: SuspendableImages())
        list.items = (0..<200).map { Entry($0) }
        list.onSelect = { _ in }
        return list
      }
      navigation.push(page)
      try await eventually("rows") { page.scrolled?.verticalAdjustment.upper ?? 0 > 5_000 }
      (page.content as? ListController<Entry>)?.focusRow(of: 60)
      try await eventually("the row") { page.view.focusedItem(Entry.self)?.id == 60 }
      await fixture.nextFrame()
      let offset = try XCTUnwrap(page.scrolled?.verticalAdjustment.value)
      XCTAssertGreaterThan(offset, 1_000)
      for number in 2...7 { navigation.push(Self.page(number)) }
      XCTAssertFalse(page.isViewLoaded)
      for _ in 2...7 { navigation.pop() }
      try await eventually("the offset, not \(page.scrolled?.verticalAdjustment.value ?? 0)") {
        abs((page.scrolled?.verticalAdjustment.value ?? 0) - offset) < 2
      }
      try await eventually("the focused row") { page.view.focusedItem(Entry.self)?.id == 60 }
      fixture.window.destroy()
    }
  }

  func testPageWithTypedTextKeepsItsView() {
    onMain {
      let fixture = ControllerFixture()
      let navigation = try await Self.show(pages: 1, on: fixture)
      let page = try XCTUnwrap(navigation.top as? RestorableController)
      let entry = try XCTUnwrap((page.content as? TallPage)?.entry)
      entry.text = "unfinished"
      for number in 2...9 { navigation.push(Self.page(number)) }
      XCTAssertTrue(page.isViewLoaded)
      XCTAssertEqual(entry.text, "unfinished")
      fixture.window.destroy()
    }
  }

  func testHundredPagesRetainUpToHalfMoreObjectsThanTenAndReleaseAll() {
    onMain {
      @MainActor func live() -> Int { LiveCounts.snapshot.values.reduce(0, +) }
      @MainActor func liveObjects(pages: Int) async throws -> Int {
        let before = live()
        let fixture = ControllerFixture()
        let navigation = try await Self.show(pages: pages, on: fixture)
        await fixture.nextFrame()
        let count = live() - before
        navigation.popToRoot()
        await fixture.nextFrame()
        fixture.window.destroy()
        return count
      }
      // Objects that GTK creates once and retains aren't leaks.
      _ = try await liveObjects(pages: 5)
      let before = live()
      let ten = try await liveObjects(pages: 10)
      let hundred = try await liveObjects(pages: 100)
      XCTAssertLessThanOrEqual(Double(hundred), 1.5 * Double(ten), "\(ten) at 10 pages, \(hundred) at 100")
      try await eventually("the end of all objects, not \(live() - before)") { live() <= before }
    }
  }

  func testRandomNavigationKeepsStackConsistent() {
    onMain {
      for seed in UInt64(1)...6 { try await Self.walk(seed) }
    }
  }

  @MainActor private static func walk(_ seed: UInt64) async throws {
    var random = SeededGenerator(seed)
    Display.animates = seed.isMultiple(of: 2)
    defer { Display.animates = false }
    let fixture = ControllerFixture()
    let navigation = try await show(pages: 3, on: fixture)
    var titles = (0...3).map { "Page \($0)" }
    var ahead: [String] = []
    for step in 4..<120 {
      switch Int.random(in: 0..<12, using: &random) {
      case 0...4:
        navigation.push(page(step))
        titles.append("Page \(step)")
        ahead = []
      case 5...7: if navigation.pop() { ahead.append(titles.removeLast()) }
      case 8: if navigation.goForward() { titles.append(ahead.removeLast()) }
      case 9 where step.isMultiple(of: 5):
        navigation.popToRoot()
        if titles.count > 1 { ahead = [] }
        titles = [titles[0]]
      default: await fixture.nextFrame()
      }
      XCTAssertEqual(navigation.viewControllers.map { $0.title ?? "" }, titles, "seed \(seed), step \(step)")
      XCTAssertTrue(navigation.top?.isVisible == true && navigation.top?.isViewLoaded == true)
    }
    try await eventually("rest, seed \(seed)") {
      navigation.leaflet?.isTransitioning == false && fixture.window.visibleTexts.contains(titles.last ?? "")
        && navigation.viewControllers.suffix(4).allSatisfy(\.isViewLoaded)
    }
    fixture.window.destroy()
  }

  @MainActor private static func show(pages: Int, on fixture: ControllerFixture) async throws -> NavigationController {
    let navigation = NavigationController(root: TallPage(0))
    try await fixture.show(navigation)
    for number in 1...pages { navigation.push(page(number)) }
    return navigation
  }

  @MainActor private static func page(_ number: Int) -> RestorableController {
    RestorableController { TallPage(number) }
  }
}

/// A scrolling page with a text field and many buttons.
private final class TallPage: ViewController {
  let entry = GTK.Entry(name: "Field")
  private let number: Int

  init(_ number: Int) {
    self.number = number
    super.init(title: "Page \(number)")
  }

  override func loadView() {
    let buttons = (0..<50).map { Button(label: "Button \($0)") }
    view = ScrolledWindow(Box(.vertical, [Label("Page \(number)"), entry] + buttons))
  }
}

/// A controller that can make its view and its child again.
private final class Reloading: ViewController {
  var unloads = true
  private let fixture: ControllerFixture

  init(_ fixture: ControllerFixture) {
    self.fixture = fixture
    super.init(title: "parent")
  }

  override var canUnloadView: Bool { unloads }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: fixture.recorder("child"))
  }

  override func viewWillUnload() {
    super.viewWillUnload()
    fixture.callLog.calls.append("parent.viewWillUnload")
  }
}

extension RestorableController {
  /// The scrolled window of the content.
  fileprivate var scrolled: ScrolledWindow? {
    content?.view.tree.first { $0.isA(gtk_scrolled_window_get_type()) }.map { ScrolledWindow(retaining: $0.pointer) }
  }
}
