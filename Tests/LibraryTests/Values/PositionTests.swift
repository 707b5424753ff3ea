import Testing

@testable import Library

/// Positions between any two others.
struct PositionTests {
  private func isOrdered(_ positions: [Position]) -> Bool {
    zip(positions, positions.dropFirst()).allSatisfy { $0.rawValue.utf8.lexicographicallyPrecedes($1.rawValue.utf8) }
  }

  @Test(arguments: 1...5) func `Whatever is put between others is there`(seed: UInt64) {
    var numbers = SeededNumbers(seed)
    var positions = (0..<3).map {
      Position(EventID(time: 1 << 40 + UInt64($0), device: DeviceID(number: numbers.next())))
    }
    for _ in 0..<300 {
      let place = Int.random(in: 0...positions.count, using: &numbers)
      let position = Position(
        after: place == 0 ? nil : positions[place - 1], before: place == positions.count ? nil : positions[place])
      positions.insert(position, at: place)
    }
    #expect(isOrdered(positions))
  }

  @Test func `What is put at an end, or at one place, again and again stays in order`() {
    var first = [Position(rawValue: "1")]
    var middle = [Position(rawValue: "1"), Position(rawValue: "2")]
    for _ in 0..<2000 {
      first.insert(Position(after: nil, before: first[0]), at: 0)
      middle.insert(Position(after: middle[0], before: middle[1]), at: 1)
    }
    #expect(isOrdered(first) && isOrdered(middle))
    #expect(first[0].rawValue.utf8.count < Position.mostBytes && middle[1].rawValue.utf8.count < Position.mostBytes)
  }

  @Test func `The end is below what is added later`() {
    let (first, second) = (
      EventID(time: 5 << 20, device: DeviceID(number: .max)), EventID(time: 6 << 20, device: DeviceID(number: 0))
    )
    var last = Position(first)
    for _ in 0..<10 { last = Position(after: last, before: nil) }
    #expect(isOrdered([Position(first), last, Position(second)]))
  }

  @Test func `Where there is no room it is put beside the first`() {
    #expect(Position(after: Position(rawValue: "A"), before: Position(rawValue: "A00")).rawValue == "AG")
    #expect(
      isOrdered([
        Position(rawValue: "ZZ"), Position(after: Position(rawValue: "ZZ"), before: Position(rawValue: "ZZZZ")),
        Position(rawValue: "ZZZZ"),
      ]))
  }
}
