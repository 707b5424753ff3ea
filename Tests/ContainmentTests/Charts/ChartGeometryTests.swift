import GTK
import Testing

@testable import Containment

/// Tests the end of an axis and the positions of bars.
struct ChartGeometryTests {
  @Test(arguments: [
    (0.0, 1.0, 1.0), (1, 0.5, 1), (3, 1, 3), (4, 1, 4), (5, 2, 6), (12, 5, 15), (37, 10, 40), (100, 50, 100),
    (0.3, 0.1, 0.3), (999, 500, 1000), (-5, 1, 1), (.nan, 1, 1), (.infinity, 1, 1),
  ])
  func `An axis ends at a round number`(maximum: Double, step: Double, end: Double) {
    let scale = ChartScale(maximum: maximum)
    #expect(abs(scale.step - step) < 1e-9)
    #expect(abs(scale.end - end) < 1e-9)
    #expect(scale.ticks.count <= 5)
    #expect(scale.part(of: .nan) == 0)
    #expect(scale.part(of: maximum) <= 1)
  }

  @Test(arguments: [(0.0, 1.0, 1.0), (1, 1, 1), (2, 1, 2), (3, 1, 3), (12, 5, 15)])
  func `The axis of a count has only whole steps`(maximum: Double, step: Double, end: Double) {
    let scale = ChartScale(maximum: maximum, isCounted: true)
    #expect(scale.step == step && scale.end == end)
  }

  static let words = ChartGeometry.Words(lineHeight: 20, label: 40, value: 20, tick: 20)

  @Test(arguments: [1, 12, 120], [100.0, 336, 900])
  func `Columns share a baseline and stay within the width`(count: Int, width: Double) {
    let parts = (0..<count).map { Double($0 % 5) / 4 }
    let geometry = ChartGeometry(parts: parts, direction: .vertical, words: Self.words, width: width)
    let foot = geometry.plot.y + geometry.plot.height
    for (bar, part) in zip(geometry.bars, parts) {
      #expect(abs(bar.y + bar.height - foot) < 0.01)
      #expect(abs(bar.height - part * geometry.plot.height) < 0.01)
      #expect(bar.x >= 26 - 0.01 && bar.x + bar.width <= width + 0.01)
      #expect(bar.width > 0)
    }
    #expect(zip(geometry.bars, geometry.bars.dropFirst()).allSatisfy { $0.x + $0.width <= $1.x + 0.01 })
  }

  @Test(
    arguments: [(100.0, [0, 108]), (336, [0, 36, 72, 108]), (900, [0, 12, 24, 36, 48, 60, 72, 84, 96, 108])]
      as [(Double, [Int])])
  func `Labels are evenly spaced, and repeated labels appear once`(width: Double, expected: [Int]) {
    let years = (0..<120).map { "\(2017 + $0 / 12)" }
    let geometry = ChartGeometry(
      parts: years.map { _ in 1 }, direction: .vertical, words: Self.words, width: width)
    #expect(geometry.labelled(years, width: 60) == expected)
    #expect(geometry.labelled(years.map { _ in "x" }, width: 60) == [0])
    #expect(geometry.labelled([], width: 60) == [])
  }

  @Test func `A narrow chart places labels above its horizontal bars`() {
    let wide = ChartGeometry(parts: [1, 0.5], direction: .horizontal, words: Self.words, width: 900)
    let narrow = ChartGeometry(parts: [1, 0.5], direction: .horizontal, words: Self.words, width: 336)
    #expect(!wide.isStacked)
    #expect(narrow.isStacked)
    #expect(narrow.bars[0] == Rectangle(x: 0, y: 22, width: 336, height: 16))
    #expect(wide.bars[0].width == wide.bars[1].width * 2)
    #expect(wide.bars[0].x + wide.bars[0].width <= 900 - 20)
    let height = ChartGeometry.height(count: 2, direction: .horizontal, words: Self.words, width: 336)
    #expect(narrow.slots[1].y + narrow.slots[1].height == height)
  }

  @Test func `Bars are mirrored in right-to-left layouts`() {
    let parts = [0.25, 0.5, 1]
    for direction in [Chart.Direction.vertical, .horizontal] {
      let plain = ChartGeometry(parts: parts, direction: direction, words: Self.words, width: 500)
      let turned = ChartGeometry(
        parts: parts, direction: direction, words: Self.words, width: 500, isMirrored: true)
      for (one, other) in zip(plain.bars, turned.bars) {
        #expect(abs(one.x + one.width + other.x - 500) < 0.01)
        #expect(one.height == other.height)
      }
    }
  }

  @Test func `A point maps to the bar of its column`() {
    let geometry = ChartGeometry(parts: [0, 1], direction: .vertical, words: Self.words, width: 226)
    #expect(geometry.bar(at: 30, 5) == 0)
    #expect(geometry.bar(at: 200, 5) == 1)
    #expect(geometry.bar(at: 3, 5) == nil)
    #expect(ChartGeometry(parts: [], direction: .vertical, words: Self.words, width: 226).bar(at: 30, 5) == nil)
  }
}
