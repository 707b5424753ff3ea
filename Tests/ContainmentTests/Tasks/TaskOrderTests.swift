import Testing

@testable import Containment

/// Tests that open tasks come first, and that a move stays within its group.
@MainActor struct TaskOrderTests {
  /// An order with the open tasks 0, 2, 4 and the completed tasks 1, 3.
  let order = TaskOrder((0..<5).map { Chore($0, isDone: $0 % 2 == 1) })

  @Test func `Open tasks come first`() {
    #expect(order.items.map(\.id) == [0, 2, 4, 1, 3])
    #expect(order.openCount == 3)
  }

  nonisolated static let steps: [(Int, TaskStep, [Int?]?)] = [
    (0, .up, nil), (0, .first, nil), (2, .down, nil), (2, .last, nil), (3, .up, nil), (4, .down, nil),
    (0, .down, [1, 2, 4]), (1, .up, [0, nil, 0]), (1, .down, [2, 4, nil]), (2, .first, [0, nil, 0]),
    (0, .last, [2, 4, nil]), (4, .up, [0, nil, 1]), (3, .last, [1, 3, nil]), (9, .up, nil),
  ]

  @Test(arguments: steps) func `A key moves a task within its group`(position: Int, step: TaskStep, expected: [Int?]?) {
    let move = order.move(from: position, step)
    #expect(move.map { [$0.index, $0.previous?.id, $0.next?.id] } == expected)
  }

  nonisolated static let drops: [(Int, Int, [Int?]?)] = [
    (0, 0, nil), (0, 1, nil), (0, 2, [1, 2, 4]), (0, 3, [2, 4, nil]), (0, 4, nil), (2, 0, [0, nil, 0]),
    (3, 2, nil), (3, 3, nil), (3, 5, [1, 3, nil]),
  ]

  @Test(arguments: drops) func `A drop moves a task within its group`(position: Int, target: Int, expected: [Int?]?) {
    let move = order.move(from: position, before: target)
    #expect(move.map { [$0.index, $0.previous?.id, $0.next?.id] } == expected)
  }

  @Test(arguments: [(1, "Chore 2: 2 of 3"), (3, "Chore 1: 1 of 2")])
  func `A position is counted within its group`(position: Int, expected: String) {
    #expect(order.description(of: position) == expected)
  }
}
