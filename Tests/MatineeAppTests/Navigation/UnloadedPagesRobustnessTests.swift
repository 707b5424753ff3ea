import AppTestSupport
import Containment
import GTK
import GTKTestSupport
import TitleIdentity
import XCTest

@testable import MatineeApp
@testable import ScreenFoundation

/// Tests that every page deep in the navigation stack unloads its view, and looks the same when it returns.
final class UnloadedPagesRobustnessTests: GTKTestCase {
  func testEachPageLooksTheSameAfterUnloading() {
    onMain {
      var checked: Set<String> = []
      for scene in Scene.all where !Self.isTransient(scene.name) {
        let fixture = try await scene.open(.wide)
        if let navigation = fixture.navigation, let page = navigation.top as? RestorableController {
          // The failure is recorded. The other scenes must be checked, too.
          try? await Self.check(page, in: navigation, fixture, scene.name)
          checked.insert(scene.name)
        }
        fixture.close()
      }
      XCTAssertGreaterThanOrEqual(checked.count, 25, "\(checked.sorted())")
    }
  }

  /// Returns whether a scene shows something that closes when another page is pushed, such as a menu, a popover or
  /// an empty editor. A page that was never cached loads its offline suggestions again.
  private static func isTransient(_ name: String) -> Bool {
    name.hasSuffix("/menu") || name.hasPrefix("menu/")
      || ["history/episode-stars", "history/episode-undo", "title/writing", "offline/never-opened"].contains(name)
      || ["languages", "services", "services-failed", "years", "wrong-year"].contains { name == "genre/\($0)" }
  }

  @MainActor private static func check(
    _ page: RestorableController, in navigation: NavigationController, _ fixture: AppFixture, _ name: String
  ) async throws {
    let spins = fixture.window.tree.contains { $0.isMapped && $0.isSpinning }
    try await eventually("\(name): ready") { fixture.isReady }
    let (title, texts) = (page.title, await settledTexts(of: fixture))
    let canUnload = page.canUnloadView
    weak let content = page.content
    for _ in 0..<5 { navigation.push(Blank()) }
    await fixture.nextFrame()
    guard canUnload else { return XCTAssertTrue(page.isViewLoaded, name) }
    XCTAssertFalse(page.isViewLoaded, name)
    try await eventually("\(name): the controllers are gone") { content == nil }
    for _ in 0..<5 {
      navigation.pop()
      await fixture.nextFrame()
    }
    XCTAssertEqual(page.title, title, name)
    if spins { return }
    try await eventually("\(name): \(Set(texts).symmetricDifference(fixture.window.visibleTexts))") {
      fixture.window.visibleTexts == texts
    }
  }

  /// Returns the texts on screen once they no longer change. *Read More* appears only after its text was laid out.
  @MainActor private static func settledTexts(of fixture: AppFixture) async -> [String] {
    var texts: [String] = []
    repeat {
      texts = fixture.window.visibleTexts
      for _ in 1...2 { await fixture.nextFrame() }
    } while fixture.window.visibleTexts != texts
    return texts
  }

  func testHundredTitlePagesRetainLittleMoreThanTen() {
    onMain {
      let fixture = try await Self.openTitle()
      let (navigation, coordinator) = (try XCTUnwrap(fixture.fixture.navigation), fixture.coordinator)
      let (start, textures) = (Self.liveCount, LiveCounts.textures)
      var ten = (objects: 0, textures: 0)
      while navigation.viewControllers.count <= 100 {
        coordinator.show(fixture.title)
        try await eventually("page \(navigation.viewControllers.count)") { coordinator.isSettled }
        if navigation.viewControllers.count == 11 { ten = (Self.liveCount - start, LiveCounts.textures - textures) }
      }
      let hundred = (objects: Self.liveCount - start, textures: LiveCounts.textures - textures)
      XCTAssertLessThanOrEqual(Double(hundred.objects), 1.5 * Double(ten.objects), "\(ten), \(hundred)")
      XCTAssertLessThanOrEqual(Double(hundred.textures), 1.5 * Double(max(ten.textures, 20)), "\(ten), \(hundred)")
      fixture.fixture.close()
    }
  }

  func testRepeatedBackAndForwardOverTitlePagesRetainsNothing() {
    onMain {
      let fixture = try await Self.openTitle()
      let (navigation, coordinator) = (try XCTUnwrap(fixture.fixture.navigation), fixture.coordinator)
      for _ in 0..<20 {
        coordinator.show(fixture.title)
        try await eventually("page \(navigation.viewControllers.count)") { coordinator.isSettled }
      }
      Display.animates = true
      defer { Display.animates = false }
      var counts: [String: Int]?
      for round in 1...4 {
        while navigation.pop() { await fixture.fixture.nextFrame() }
        try await Self.waitUntilIdle(fixture.fixture, coordinator)
        while navigation.goForward() { await fixture.fixture.nextFrame() }
        try await Self.waitUntilIdle(fixture.fixture, coordinator)
        if round == 2 { counts = Self.counts }
        guard round > 2, let counts else { continue }
        // A picture or a task may end a moment after the pages are idle.
        try await eventually("no more than \(counts) in round \(round)") {
          Self.counts.allSatisfy { $0.value <= counts[$0.key] ?? 0 }
        }
      }
      fixture.fixture.close()
    }
  }

  /// The numbers of objects, closures and textures.
  @MainActor private static var counts: [String: Int] {
    LiveCounts.snapshot.merging(["textures": LiveCounts.textures]) { first, _ in first }
  }

  @MainActor private static func waitUntilIdle(_ fixture: AppFixture, _ coordinator: RootCoordinator) async throws {
    let navigation = coordinator.controller
    let leaflet = try XCTUnwrap(navigation.view.childWidgets.first.map { Leaflet(retaining: $0.pointer) })
    try await eventually("rest") {
      !leaflet.isTransitioning && coordinator.isSettled
        && navigation.viewControllers.suffix(4).allSatisfy(\.isViewLoaded)
    }
    for _ in 0..<3 { await fixture.nextFrame() }
  }

  func testTitlePageRestoresScrollOffsetWithoutReloading() {
    onMain {
      let fixture = try await Self.openTitle()
      let navigation = try XCTUnwrap(fixture.fixture.navigation)
      fixture.coordinator.show(fixture.title)
      try await eventually("the page") { fixture.coordinator.isSettled }
      let page = try XCTUnwrap(navigation.top as? RestorableController)
      try await eventually("long content") { page.scroll.map { $0.upper > 2 * $0.pageSize } == true }
      page.scroll?.value = 400
      await fixture.fixture.nextFrame()
      for _ in 0..<6 { fixture.coordinator.show(fixture.title) }
      try await eventually("unloaded") { !page.isViewLoaded }
      for _ in 0..<6 {
        navigation.pop()
        await fixture.fixture.nextFrame()
      }
      XCTAssertTrue(page.isVisible)
      XCTAssertTrue(fixture.coordinator.isSettled, "the content is there with the first frame")
      try await eventually("the offset, not \(page.scroll?.value ?? -1)") { page.scroll?.value == 400 }
      fixture.fixture.close()
    }
  }

  @MainActor private static var liveCount: Int { LiveCounts.snapshot.values.reduce(0, +) }

  @MainActor private static func openTitle() async throws -> (
    fixture: AppFixture, coordinator: RootCoordinator, title: any Destination
  ) {
    let application = TestApplication(Scene.catalogue)
    let fixture = application.show(width: 700, height: 600)
    fixture.retain(application)
    try await eventually("the window") { application.main.coordinator.isSettled }
    return (fixture, application.main.coordinator, Scene.fullTitle)
  }
}

private final class Blank: ViewController {}

extension AppFixture {
  /// The main window's navigation stack.
  fileprivate var navigation: NavigationController? { window.rootViewController?.firstNavigation }
}

extension ViewController {
  fileprivate var firstNavigation: NavigationController? {
    self as? NavigationController ?? children.lazy.compactMap(\.firstNavigation).first
  }
}

extension RestorableController {
  /// The scroll position of the content.
  fileprivate var scroll: Adjustment? {
    (content?.view).map { ScrolledWindow(retaining: $0.pointer).verticalAdjustment }
  }
}
