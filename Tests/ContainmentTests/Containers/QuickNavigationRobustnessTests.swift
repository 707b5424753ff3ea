import Containment
import GTK
import GTKTestSupport
import XCTest

/// Tests Back and Forward in any order and at any moment. Each header bar must have its items, and skipped pages must
/// be neither loaded nor retained.
final class QuickNavigationRobustnessTests: GTKTestCase {
  func testPageKeepsHeaderItemsWhenForwardInterruptsPop() {
    onMain {
      for isRestorable in [false, true] {
        let fixture = ControllerFixture()
        Display.animates = true
        defer { Display.animates = false }
        let navigation = NavigationController(root: HeaderPage(0))
        try await fixture.show(navigation)
        let page = isRestorable ? RestorableController { HeaderPage(1) } : HeaderPage(1)
        navigation.push(page)
        try await Self.waitUntilIdle(navigation)
        navigation.pop()
        await fixture.nextFrame()
        XCTAssertEqual(navigation.leaflet?.isTransitioning, true, "the transition didn't start, so the test is void")
        navigation.goForward()
        Self.checkHeader(of: navigation, "in the slide")
        try await Self.waitUntilIdle(navigation)
        Self.checkHeader(of: navigation, "at rest")
        fixture.window.destroy()
      }
    }
  }

  func testRandomNavigationKeepsItemsInEachHeaderBar() {
    onMain {
      for seed in UInt64(1)...8 { try await Self.walk(seed) }
    }
  }

  func testSkippedPagesAreNotLoaded() {
    onMain {
      let fixture = ControllerFixture()
      let counter = ContentCounter()
      let navigation = NavigationController(root: HeaderPage(0))
      try await fixture.show(navigation)
      let pages = (1...60).map { number in counter.page(number) }
      pages.forEach(navigation.push)
      Display.animates = true
      defer { Display.animates = false }
      counter.made = 0
      for _ in 0..<50 { XCTAssertTrue(navigation.pop()) }
      XCTAssertEqual(navigation.viewControllers.count, 11)
      try await Self.waitUntilIdle(navigation)
      XCTAssertTrue(navigation.top === pages[9] && pages[9].isVisible && pages[9].view.isMapped)
      XCTAssertLessThanOrEqual(counter.made, 4, "the top pages alone")
      XCTAssertLessThanOrEqual(pages.count(where: \.isViewLoaded), 5, "the top pages and the next one forward")
      counter.made = 0
      for _ in 0..<50 { XCTAssertTrue(navigation.goForward()) }
      XCTAssertFalse(navigation.goForward())
      try await Self.waitUntilIdle(navigation)
      XCTAssertTrue(navigation.top === pages[59] && pages[59].isVisible && pages[59].view.isMapped)
      XCTAssertLessThanOrEqual(counter.made, 5)
      XCTAssertLessThanOrEqual(pages.count(where: \.isViewLoaded), 5)
      Self.checkHeader(of: navigation, "at rest")
      fixture.window.destroy()
    }
  }

  func testDistantPagesUnloadWhileLeafletIsTransitioning() {
    onMain {
      let fixture = ControllerFixture()
      let navigation = NavigationController(root: HeaderPage(0))
      try await fixture.show(navigation)
      let pages = (1...12).map { number in RestorableController { HeaderPage(number) } }
      pages.forEach(navigation.push)
      Display.animates = true
      defer { Display.animates = false }
      while navigation.pop() {
        await fixture.nextFrame()
        XCTAssertLessThanOrEqual(pages.count(where: \.isViewLoaded), 6, "at \(navigation.viewControllers.count)")
      }
      try await Self.waitUntilIdle(navigation)
      while navigation.goForward() {
        await fixture.nextFrame()
        XCTAssertLessThanOrEqual(pages.count(where: \.isViewLoaded), 6, "at \(navigation.viewControllers.count)")
      }
      fixture.window.destroy()
    }
  }

  func testRepeatedBackAndForwardRetainsNoObjects() {
    onMain {
      let fixture = ControllerFixture()
      let navigation = NavigationController(root: HeaderPage(0))
      try await fixture.show(navigation)
      for number in 1...60 { navigation.push(RestorableController { HeaderPage(number) }) }
      Display.animates = true
      defer { Display.animates = false }
      var counts: [[String: Int]] = []
      for _ in 0..<4 {
        while navigation.pop() { await fixture.nextFrame() }
        try await Self.waitUntilIdle(navigation)
        while navigation.goForward() { await fixture.nextFrame() }
        try await Self.waitUntilIdle(navigation)
        await fixture.nextFrame()
        counts.append(LiveCounts.snapshot)
      }
      XCTAssertEqual(counts.dropFirst().map { $0 }, Array(repeating: counts[0], count: 3))
      fixture.window.destroy()
    }
  }

  @MainActor private static func walk(_ seed: UInt64) async throws {
    var random = SeededGenerator(seed)
    Display.animates = !seed.isMultiple(of: 4)
    defer { Display.animates = false }
    let fixture = ControllerFixture()
    let navigation = NavigationController(root: HeaderPage(0))
    try await fixture.show(navigation)
    for step in 1..<150 {
      switch Int.random(in: 0..<16, using: &random) {
      case 0...2: navigation.push(HeaderPage(step))
      case 3...4: navigation.push(RestorableController { HeaderPage(step) })
      case 5...8: navigation.pop()
      case 9...11: navigation.goForward()
      case 12 where step.isMultiple(of: 9): navigation.popToRoot()
      case 13: await fixture.nextFrame()
      case 14: try await waitUntilIdle(navigation)
      case 15: swipe(navigation)
      default: break
      }
      checkHeader(of: navigation, "seed \(seed), step \(step)")
    }
    try await waitUntilIdle(navigation)
    XCTAssertTrue(navigation.top?.isVisible == true && navigation.top?.view.isMapped == true, "seed \(seed)")
    checkHeader(of: navigation, "seed \(seed), at rest")
    XCTAssertEqual(navigation.leaflet?.visibleChild?.tree.contains { $0.pointer == navigation.top?.view.pointer }, true)
    fixture.window.destroy()
  }

  /// Changes the page as a swipe back does, before the old page has slid out.
  @MainActor private static func swipe(_ navigation: NavigationController) {
    guard let leaflet = navigation.leaflet, !leaflet.isTransitioning else { return }
    let pages = leaflet.childWidgets.filter(\.isBox)
    guard let index = pages.firstIndex(where: { $0.pointer == leaflet.visibleChild?.pointer }), index > 0 else {
      return
    }
    leaflet.visibleChild = pages[index - 1]
  }

  @MainActor private static func waitUntilIdle(_ navigation: NavigationController) async throws {
    try await eventually("rest") {
      navigation.leaflet?.isTransitioning == false && navigation.top?.isVisible == true
        && navigation.viewControllers.suffix(4).allSatisfy(\.isViewLoaded)
        && navigation.leaflet?.visibleChild?.tree.contains { $0.pointer == navigation.top?.view.pointer } == true
    }
  }

  /// Checks that the header bar of the top page has exactly the page's items, in order. Skips a page that isn't shown
  /// yet.
  @MainActor private static func checkHeader(
    of navigation: NavigationController, _ moment: String, line: UInt = #line
  ) {
    guard let top = navigation.top, top.isVisible else { return }
    let page = navigation.leaflet?.childWidgets.first { page in page.tree.contains { $0.pointer == top.view.pointer } }
    guard let header = page?.tree.first(where: \.isHeaderBar) else {
      return XCTFail("no header: \(moment)", line: line)
    }
    let number = (top.title ?? "").dropFirst("Page ".count)
    let shown = header.tree.compactMap(\.tooltip).filter { $0.hasPrefix("Item ") }
    XCTAssertEqual(
      shown, ["Item \(number) leading", "Item \(number) first", "Item \(number) last"], moment, line: line)
    let titles = header.tree.filter { $0.asLabel?.text.hasPrefix("View ") == true }.compactMap { $0.asLabel?.text }
    XCTAssertEqual(titles, ["View \(number)"], moment, line: line)
  }
}

/// A page with all kinds of items in its header bar.
private final class HeaderPage: ViewController {
  init(_ number: Int) {
    super.init(title: "Page \(number)")
    navigationItem.titleView = Label("View \(number)")
    navigationItem.leading = [Button(icon: "go-up-symbolic", name: "Item \(number) leading")]
    navigationItem.trailing = ["first", "last"].map {
      Button(icon: "open-menu-symbolic", name: "Item \(number) \($0)")
    }
  }

  override func loadView() { view = Box(.vertical, (0..<5).map { Button(label: "Button \($0)") }) }
}

/// A counter of the content controllers that pages have made.
@MainActor private final class ContentCounter {
  var made = 0

  func page(_ number: Int) -> RestorableController {
    RestorableController { [unowned self] in
      made += 1
      return HeaderPage(number)
    }
  }
}
