import CAdwaita
import Containment
import GTK
import GTKTestSupport
import XCTest

/// Tests of adaptive boxes, wrapping pills and expandable texts. Their layout depends only on the width, and is
/// mirrored in right-to-left text.
final class LayoutTests: GTKTestCase {
  func testAdaptiveBoxPlacesPartsSideBySideWhenTheyFit() {
    onMain {
      for (width, isSideBySide) in [(860, true), (500, true), (460, false), (360, false)] {
        let scene = try await AdaptiveScene(width: width)
        XCTAssertEqual(scene.box.isSideBySide, isSideBySide, "at \(width)")
        let (first, second) = (scene.frame(scene.leading), scene.frame(scene.main))
        if isSideBySide {
          XCTAssertEqual(second.x, first.x + 180 + 24)
          XCTAssertEqual(second.x + second.width, Double(scene.box.widget.size.width))
        } else {
          XCTAssertEqual(second.x, 0)
          XCTAssertEqual(second.y, 270 + 24)
        }
        scene.fixture.window.destroy()
      }
    }
  }

  func testLargeTextStacksAdaptiveBoxEarlier() {
    onMain {
      let scale = Display.textScale
      defer { Display.textScale = scale }
      Display.textScale = 2
      let scene = try await AdaptiveScene(width: 700)
      XCTAssertFalse(scene.box.isSideBySide)
      scene.fixture.window.destroy()
    }
  }

  func testAdaptiveBoxMinimumWidthIsThatOfItsWiderPart() {
    onMain {
      let box = AdaptiveBox(makeBin(180, 270), makeBin(200, 100))
      XCTAssertEqual(box.widget.measuredWidth().minimum, 200)
      XCTAssertEqual(box.widget.measuredWidth().natural, 180 + 24 + 280)
      XCTAssertEqual(box.widget.measuredHeight(width: 360).minimum, 270 + 24 + 100)
      XCTAssertEqual(box.widget.measuredHeight(width: 860).minimum, 270)
    }
  }

  /// GTK takes the height at the natural width for the lowest one.
  func testHeightIsLowestAtNaturalWidth() {
    onMain {
      let layouts: [(String, Widget)] = [
        ("adaptive", AdaptiveBox(makeBin(144, 81), makeBin(60, 42), mainWidth: 180, spacing: 12).widget),
        ("flow", LayoutBox(FlowLayout(spacing: 6), [makeBin(50, 20), makeBin(70, 30), makeBin(60, 20)])),
        ("columns", LayoutBox(ColumnsLayout(minimumWidth: 200, spacing: 12), (0..<5).map { _ in makeBin(50, 20) })),
        (
          "text",
          {
            let text = ExpandableText(lines: 3)
            text.text = String(repeating: "Word ", count: 500)
            return text.widget
          }()
        ),
      ]
      for (name, widget) in layouts {
        let lowest = widget.measuredHeight()
        for width in stride(from: 0, through: 2_000, by: 25) {
          let height = widget.measuredHeight(width: max(width, widget.measuredWidth().minimum))
          XCTAssertGreaterThanOrEqual(height.minimum, lowest.minimum, "\(name) at \(width)")
        }
      }
    }
  }

  func testColumnsFillWidthRowByRow() {
    onMain {
      let bins = [(50, 20), (60, 40), (70, 30)].map(makeBin)
      let layout = ColumnsLayout(minimumWidth: 200, spacing: 12)
      for (width, columns) in [(360, 1), (412, 2), (640, 3), (2000, 3)] {
        let frames = layout.frames(of: bins, width: width, height: 0).compactMap(\.self)
        XCTAssertEqual(frames.filter { $0.y == 0 }.count, columns, "at \(width)")
        XCTAssertEqual(Set(frames.map(\.width)).count, 1)
        XCTAssertGreaterThanOrEqual(frames[0].width, 200)
      }
      let two = layout.frames(of: bins, width: 412, height: 0)
      XCTAssertEqual(two[1], Frame(x: 212, y: 0, width: 200, height: 40))
      XCTAssertEqual(two[2], Frame(x: 0, y: 52, width: 200, height: 30))
    }
  }

  func testAdaptiveBoxIsMirroredInRightToLeftLayout() {
    onMain {
      TextDirection.current = .rightToLeft
      defer { TextDirection.current = .leftToRight }
      let scene = try await AdaptiveScene(width: 860)
      XCTAssertEqual(scene.frame(scene.leading).x, Double(scene.box.widget.size.width) - 180)
      XCTAssertEqual(scene.frame(scene.main).x, 0)
      scene.fixture.window.destroy()
    }
  }

  func testPillsWrapAndKeepFocusWhenPillsChange() {
    onMain {
      let fixture = ControllerFixture()
      let flow = FlowView(name: "Genres")
      XCTAssertFalse(flow.widget.isVisible)
      flow.pills = ["Drama", "Science Fiction", "Adventure", "Comedy", "Family"].map { Pill(id: $0, title: $0) }
      try await fixture.show(WidgetController(flow.widget), width: 240)
      await fixture.nextFrame()
      let tops = Set(flow.widget.childWidgets.compactMap { $0.frame(in: flow.widget)?.y })
      XCTAssertGreaterThan(tops.count, 1)
      XCTAssertTrue(flow.widget.childWidgets.allSatisfy { $0.size.height >= 24 })
      XCTAssertEqual(flow.widget.childWidgets.map(\.exposedLabel), flow.pills.map(\.title))
      flow.widget.childWidgets[2].focus()
      flow.pills = [Pill(id: "New", title: "New")] + flow.pills.filter { $0.id != "Drama" }
      XCTAssertEqual(fixture.window.focusedWidget?.exposedLabel, "Adventure")
      flow.pills.removeAll { $0.id == "Adventure" }
      XCTAssertEqual(fixture.window.focusedWidget?.exposedLabel, "Comedy")
      flow.pills = flow.pills.reversed()
      XCTAssertEqual(flow.widget.childWidgets.map(\.exposedLabel), ["Family", "Comedy", "Science Fiction", "New"])
      XCTAssertEqual(fixture.window.focusedWidget?.exposedLabel, "Comedy")
      fixture.window.destroy()
    }
  }

  func testRemovablePillsAreLabeledRemove() {
    onMain {
      let fixture = ControllerFixture()
      let flow = FlowView(name: "Filters")
      var pressed: [Pill.ID] = []
      flow.onSelect = { pressed.append($0.id) }
      flow.pills = [Pill(id: "year", title: "From 1990", isRemovable: true)]
      try await fixture.show(WidgetController(flow.widget))
      let button = try XCTUnwrap(flow.widget.childWidgets.first.map { Button(retaining: $0.pointer) })
      XCTAssertEqual(button.exposedLabel, "Remove From 1990")
      button.click()
      XCTAssertEqual(pressed, ["year"])
      flow.pills[0].title = "From 2000"
      XCTAssertEqual(button.exposedLabel, "Remove From 2000")
      flow.pills = []
      XCTAssertFalse(flow.widget.isVisible)
      fixture.window.destroy()
    }
  }

  func testShortTextHasNoReadMoreButton() {
    onMain {
      let scene = try await TextScene("A few words.")
      XCTAssertNil(scene.fixture.window.button("Read More"))
      XCTAssertEqual(scene.exposedTexts, ["A few words."])
      scene.fixture.window.destroy()
    }
  }

  func testLongTextExpandsAndCollapses() {
    onMain {
      let words = String(repeating: "Many words of a long text. ", count: 60)
      let scene = try await TextScene(words)
      let closed = scene.text.widget.size.height
      let more = try XCTUnwrap(scene.fixture.window.button("Read More"))
      XCTAssertEqual(scene.exposedTexts, [words, "Read More"])
      more.click()
      try await eventually("open") { scene.text.widget.size.height > closed * 2 }
      XCTAssertEqual(scene.exposedTexts, [words, "Read Less"])
      more.click()
      try await eventually("closed") { scene.text.widget.size.height == closed }
      scene.text.text = "Short."
      try await eventually("no button") { scene.fixture.window.button("Read More") == nil }
      try await eventually("short") { scene.exposedTexts == ["Short."] }
      scene.text.text = ""
      XCTAssertFalse(scene.text.widget.isVisible)
      scene.fixture.window.destroy()
    }
  }

  func testExpandableTextTruncatesHundredThousandCharacters() {
    onMain {
      let scene = try await TextScene(String(repeating: "long words ", count: 10_000))
      XCTAssertEqual(scene.text.text.count, 20_001)
      scene.text.isExpanded = true
      await scene.fixture.nextFrame()
      XCTAssertNotNil(scene.fixture.window.button("Read Less"))
      scene.fixture.window.destroy()
    }
  }
}

@MainActor private func makeBin(_ width: Int, _ height: Int) -> Widget {
  let bin = Bin()
  bin.setMinimumSize(width: width, height: height)
  return bin
}

@MainActor private final class AdaptiveScene {
  let fixture = ControllerFixture()
  let leading = makeBin(180, 270)
  let main = makeBin(100, 50)
  let box: AdaptiveBox

  init(width: Int) async throws {
    box = AdaptiveBox(leading, main)
    try await fixture.show(WidgetController(box.widget), width: width)
    await fixture.nextFrame()
  }

  func frame(_ widget: Widget) -> (x: Double, y: Double, width: Double, height: Double) {
    widget.frame(in: box.widget) ?? (-1, -1, -1, -1)
  }
}

@MainActor private final class TextScene {
  let fixture = ControllerFixture()
  let text = ExpandableText(lines: 3)

  init(_ words: String) async throws {
    text.text = words
    try await fixture.show(WidgetController(text.widget), width: 400)
    await fixture.nextFrame()
    await fixture.nextFrame()
  }

  /// The texts that a screen reader reads.
  var exposedTexts: [String] {
    text.widget.accessibilityTree.compactMap { part in
      if part.isA(gtk_button_get_type()) { return Button(retaining: part.pointer).label }
      if part.isA(gtk_inscription_get_type()) { return part.exposedLabel }
      guard let label = part.asLabel, part.parentWidget?.isA(gtk_button_get_type()) == false else { return nil }
      return label.text
    }
  }
}
