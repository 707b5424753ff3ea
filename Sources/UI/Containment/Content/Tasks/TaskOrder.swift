import Localization

/// The order of tasks, with open ones before completed ones, and the moves that are possible in it.
///
/// A pure value type that is tested with a table.
struct TaskOrder<Item: TaskListable> {
  /// The items, in the order of the rows.
  let items: [Item]
  /// The number of open items, which come first.
  let openCount: Int

  init(_ items: [Item]) {
    let open = items.filter { !$0.isDone }
    self.items = open + items.filter(\.isDone)
    openCount = open.count
  }

  func position(of id: Item.ID) -> Int? { items.firstIndex { $0.id == id } }

  /// Returns an item's title and its position in its group, such as "Casablanca: 2 of 5".
  func description(of position: Int) -> String {
    let group = group(of: position)
    let (title, place) = (items[position].taskTitle, position - group.lowerBound + 1)
    return tr(
      "{title}: {position} of {count}", ["title": title, "position": "\(place)", "count": "\(group.count)"])
  }

  /// Returns the positions of an item's group.
  func group(of position: Int) -> Range<Int> {
    position < openCount ? 0..<openCount : openCount..<items.count
  }

  /// Returns the move that puts an item before the row at `target`, or after the last row of its group. Returns `nil`
  /// if the item is already there, or if `target` is in another group.
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

  /// Returns the move for a key, or `nil` if the item is already there.
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

/// The distance by which a key moves an item.
nonisolated enum TaskStep { case up, down, first, last }
