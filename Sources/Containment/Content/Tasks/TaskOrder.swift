/// The order of things to do: first what is open, then what is done, each as it came; and what moving one of them means.
///
/// Pure, so that it is tested as a table.
struct TaskOrder<Item: TaskListable> {
  /// In the order of the rows.
  let items: [Item]
  /// How many are not done; they come first.
  let openCount: Int

  init(_ items: [Item]) {
    let open = items.filter { !$0.isDone }
    self.items = open + items.filter(\.isDone)
    openCount = open.count
  }

  /// The positions of an item's group.
  func group(of position: Int) -> Range<Int> {
    position < openCount ? 0..<openCount : openCount..<items.count
  }

  /// What it means to put an item before the row that is now at `target`, or after the last one of its group; `nil` where it
  /// stands there already, or where that is another group.
  func move(from position: Int, before target: Int) -> TaskMove<Item>? {
    guard items.indices.contains(position) else { return nil }
    let group = group(of: position)
    guard target >= group.lowerBound, target <= group.upperBound else { return nil }
    let goal = target > position ? target - 1 : target
    guard goal != position else { return nil }
    var rest = Array(items[group])
    rest.remove(at: position - group.lowerBound)
    let index = goal - group.lowerBound
    return TaskMove(
      item: items[position], index: index, previous: index > 0 ? rest[index - 1] : nil,
      next: index < rest.count ? rest[index] : nil)
  }

  /// The same by a key.
  func move(from position: Int, _ step: TaskStep) -> TaskMove<Item>? {
    guard items.indices.contains(position) else { return nil }
    let group = group(of: position)
    return switch step {
    case .up: move(from: position, before: max(position - 1, group.lowerBound))
    case .down: move(from: position, before: min(position + 2, group.upperBound))
    case .first: move(from: position, before: group.lowerBound)
    case .last: move(from: position, before: group.upperBound)
    }
  }
}

/// How far a key moves an item.
nonisolated enum TaskStep { case up, down, first, last }
