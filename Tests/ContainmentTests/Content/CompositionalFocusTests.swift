import CAdwaita
import GTK
import GTKTestSupport
import LoadingState
import XCTest

@testable import Containment

/// Tests that the keyboard reaches everything on a page of sections, whichever section is first, in the middle or last.
final class CompositionalFocusTests: GTKTestCase {
  func testKeysReachEverythingInEveryMixtureOfSections() {
    onMain {
      for kinds in Mixture.all {
        let scene = try await Mixture(kinds)
        let (tab, arrows) = (scene.tabStops, scene.arrowStops)
        try await scene.walk("Tab", from: scene.before, expecting: tab + ["after"])
        try await scene.walk("<Shift>Tab", from: scene.after, expecting: tab.reversed() + ["before"])
        // GTK returns to the row that last had the focus, so an arrow key enters at the first stop of Tab.
        let first = tab.first.map { [$0] } ?? []
        let down = first + arrows.filter { $0 != tab.first }
        try await scene.walk("Down", from: scene.before, expecting: down + ["after"])
        try await scene.walk("Up", from: scene.after, expecting: arrows.reversed() + ["before"])
        XCTAssertEqual(scene.page.takeFocus(), !tab.isEmpty, "\(kinds)")
        scene.end()
      }
    }
  }

  func testNewFirstSectionTakesFocusOfFirstStop() {
    onMain {
      let grid = Section(id: "grid", title: "grid", items: [Entry(1)], layout: .grid(.poster))
      let scene = try await MixedScene([grid])
      try scene.focus("Entry 1")
      scene.page.apply([Section(id: "new", title: "new", items: [Entry(2)], layout: .grid(.poster)), grid])
      try await eventually("the new section") { scene.focused == "Entry 2" }
      scene.end()
    }
  }

  func testFocusEntersAfterTheRowThatHadItLostItsButton() {
    onMain {
      let scene = try await Mixture([
        Mixture.Kind(layout: .list, heading: .withSeeAll, hasItems: false),
        Mixture.Kind(layout: .list, heading: .withoutSeeAll, hasItems: true),
      ])
      try await scene.walk("Tab", from: scene.before, expecting: ["See all, 0"])
      scene.before.focus()
      var sections = scene.page.sections
      sections[0].hasSeeAll = false
      scene.page.apply(sections)
      try await scene.walk("Tab", from: scene.before, expecting: ["Entry 1"])
      scene.end()
    }
  }

  func testOnlyHeadingHasTheTitleOfAGrid() {
    onMain {
      let scene = try await MixedScene([section("films", .grid(.poster), 0..<20), section("rows", .list, 30..<32)])
      for title in ["films", "rows"] {
        let named = scene.page.view.accessibilityTree.filter { $0.exposedLabel == title }
        XCTAssertEqual(named.map { $0.hasRole(GTK_ACCESSIBLE_ROLE_HEADING) }, [true], title)
      }
      scene.end()
    }
  }

  func testHeadingsAreAlignedWithTheContentOfEachLayout() {
    onMain {
      for layout in [SectionLayout.shelf(.still), .grid(.poster), .grid(.still), .list] {
        for (width, margin) in [(360, 12), (690, 12), (1000, 24)] {
          let scene = try await MixedScene([section("section", layout, 0..<8)], width: width)
          let widgets = scene.page.view.tree.filter(\.isMapped)
          let card = widgets.first { $0.exposedTitle == "Entry 0" }
          let parts = [
            widgets.first { $0.hasRole(GTK_ACCESSIBLE_ROLE_HEADING) }, card?.tree.first { $0.hasStyle("picture") },
          ]
          let expected = Double(margin)
          XCTAssertEqual(
            parts.map { $0?.bounds(in: scene.page.view)?.x }, [expected, expected], "\(layout), \(width) pixels")
          scene.end()
        }
      }
    }
  }
}

private typealias Section = CompositionalSection<String, Entry>

/// A page between two buttons. Each section has up to one item.
@MainActor private final class Mixture {
  struct Kind {
    enum Heading: CaseIterable { case none, withoutSeeAll, withSeeAll }

    var layout: SectionLayout
    var heading: Heading
    var hasItems: Bool
  }

  /// Sections of each kind in each position, with different neighbors.
  static let all: [[Kind]] = {
    let kinds = [SectionLayout.shelf(.still), .grid(.still), .list].flatMap { layout in
      Kind.Heading.allCases.flatMap { heading in
        [true, false].map { Kind(layout: layout, heading: heading, hasItems: $0) }
      }
    }
    return [1, 4, 7].flatMap { distance in
      kinds.indices.map { first in (0..<3).map { kinds[(first + $0 * distance) % kinds.count] } }
    } + kinds.map { [$0] }
  }()

  let page: CompositionalController<String, Entry>
  let before = Button(label: "before")
  let after = Button(label: "after")
  private let fixture = ControllerFixture()
  private let kinds: [Kind]

  init(_ kinds: [Kind]) async throws {
    self.kinds = kinds
    let images = SuspendableImages()
    page = CompositionalController { $0.view(images) }
    page.apply(
      kinds.enumerated().map { index, kind in
        Section(
          id: "\(index)", title: kind.heading == .none ? "" : "\(index)", items: kind.hasItems ? [Entry(index)] : [],
          layout: kind.layout, hasSeeAll: kind.heading == .withSeeAll)
      })
    let parent = ViewController()
    let box = Box(.vertical, [before])
    parent.view = box
    parent.add(child: page)
    box.append(after)
    try await fixture.show(parent, height: 1200)
    for _ in 0..<4 { await fixture.nextFrame() }
  }

  func end() { fixture.window.destroy() }

  /// The stops of Tab: each *See All*, and the items of each section.
  var tabStops: [String] { kinds.indices.flatMap { seeAll($0) + item($0) } }

  /// The stops of the arrow keys, which pass over headings with items below them.
  var arrowStops: [String] { kinds.indices.flatMap { kinds[$0].hasItems ? item($0) : seeAll($0) } }

  func walk(
    _ key: String, from start: Button, expecting stops: [String], line: UInt = #line
  ) async throws {
    start.focus()
    var walked: [String?] = []
    for _ in stops {
      let last = focused
      press(key)
      // A row out of sight takes the focus after the layout.
      for _ in 0..<2 where focused == last { await fixture.nextFrame() }
      walked.append(focused)
    }
    XCTAssertEqual(walked, stops, "\(key): \(kinds)", line: line)
  }

  private var focused: String? { fixture.window.focusedWidget.flatMap { $0.exposedTitle ?? $0.exposedLabel } }

  private func press(_ key: String) {
    guard fixture.window.focusedWidget?.pressShortcutFromFocus(key) != true else { return }
    let directions = [
      "Tab": GTK_DIR_TAB_FORWARD, "<Shift>Tab": GTK_DIR_TAB_BACKWARD, "Down": GTK_DIR_DOWN, "Up": GTK_DIR_UP,
    ]
    if let direction = directions[key] { gtk_widget_child_focus(fixture.window.cast(), direction) }
  }

  private func seeAll(_ index: Int) -> [String] { kinds[index].heading == .withSeeAll ? ["See all, \(index)"] : [] }

  private func item(_ index: Int) -> [String] { kinds[index].hasItems ? ["Entry \(index)"] : [] }
}
