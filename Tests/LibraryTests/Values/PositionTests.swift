import Testing

@testable import Library

/// Tests that there is a position between any two others.
struct PositionTests {
  private func isOrdered(_ positions: [Position]) -> Bool {
    zip(positions, positions.dropFirst()).allSatisfy { $0.rawValue.utf8.lexicographicallyPrecedes($1.rawValue.utf8) }
  }

  @Test(arguments: 1...5) func `Positions inserted at random indexes stay in order`(seed: UInt64) {
    var numbers = SeededNumbers(seed)
    var positions = (0..<3).map {
      Position(EventID(time: 1 << 40 + UInt64($0), device: DeviceID(number: numbers.next())))
    }
    for _ in 0..<300 {
      let index = Int.random(in: 0...positions.count, using: &numbers)
      let position = Position(
        after: index == 0 ? nil : positions[index - 1], before: index == positions.count ? nil : positions[index])
      positions.insert(position, at: index)
    }
    #expect(isOrdered(positions))
  }

  @Test func `Positions stay in order and short after repeated insertion at the same index`() {
    var first = [Position(rawValue: "1")]
    var middle = [Position(rawValue: "1"), Position(rawValue: "2")]
    for _ in 0..<2000 {
      first.insert(Position(after: nil, before: first[0]), at: 0)
      middle.insert(Position(after: middle[0], before: middle[1]), at: 1)
    }
    #expect(isOrdered(first) && isOrdered(middle))
    #expect(
      first[0].rawValue.utf8.count < Position.maximumBytes && middle[1].rawValue.utf8.count < Position.maximumBytes)
  }

  @Test func `Position at the end precedes items that are added later`() {
    let (first, second) = (
      EventID(time: 5 << 20, device: DeviceID(number: .max)), EventID(time: 6 << 20, device: DeviceID(number: 0))
    )
    var last = Position(first)
    for _ in 0..<10 { last = Position(after: last, before: nil) }
    #expect(isOrdered([Position(first), last, Position(second)]))
  }

  @Test func `Position closely follows the lower bound if there is no space between the bounds`() {
    #expect(Position(after: Position(rawValue: "A"), before: Position(rawValue: "A00")).rawValue == "AG")
    #expect(
      isOrdered([
        Position(rawValue: "ZZ"), Position(after: Position(rawValue: "ZZ"), before: Position(rawValue: "ZZZZ")),
        Position(rawValue: "ZZZZ"),
      ]))
  }
}
