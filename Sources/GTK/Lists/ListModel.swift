import CAdwaita

/// Any Swift collection as the model of a list: nothing is copied, and no row exists until it is seen.
///
/// ``update(to:)`` tells the view what has changed as insertions and removals, so that it keeps its scroll position and
/// the keyboard's focus. An item with the same identity and other content is not removed: the cells that show it are
/// filled again in place.
///
/// Source: [GListModel](https://docs.gtk.org/gio/iface.ListModel.html).
public final class ListModel<Item: Identifiable & Equatable>: Object {
  private let storage: ListModelType.Storage
  private var items: AnyRandomAccessCollection<Item>
  private var contentObservers: [(Set<Int>) -> Void] = []
  /// The positions that come just now beside others that were there before.
  private(set) var arriving = 0..<0

  public init(_ items: some RandomAccessCollection<Item>) {
    storage = ListModelType.Storage()
    self.items = AnyRandomAccessCollection(items)
    storage.count = items.count
    super.init(adopting: ListModelType.makeInstance(storage))
  }

  public convenience init() { self.init([]) }

  /// How many items the list has now; while ``update(to:)`` announces several steps, how many it has after the step at
  /// hand.
  public var count: Int { storage.count }

  public subscript(position: Int) -> Item {
    items[items.index(items.startIndex, offsetBy: position)]
  }

  /// Calls `body` with the positions whose content has changed while their identity has not.
  func onContentChange(_ body: @escaping (Set<Int>) -> Void) { contentObservers.append(body) }

  /// Shows `newItems` from now on as if nothing had been there before: what has the same identity is another row, and
  /// neither place nor focus is kept.
  public func replace(with newItems: some RandomAccessCollection<Item>) {
    let removed = count
    items = AnyRandomAccessCollection(newItems)
    storage.count = newItems.count
    if removed > 0 || count > 0 { announce(ListChange(position: 0, removed: removed, source: 0..<count)) }
  }

  /// Fills all rows that there are again, with what they show: somebody has changed what is drawn of it.
  public func showAgain() { contentObservers.forEach { $0(Set(0..<count)) } }

  /// Shows `newItems` from now on.
  public func update(to newItems: some RandomAccessCollection<Item>) {
    let old = items
    let new = AnyRandomAccessCollection(newItems)
    let steps = ListChange.steps(from: old.lazy.map(\.id), to: new.lazy.map(\.id))
    if steps.count <= 1 {
      items = new
      storage.count = new.count
      steps.forEach(announce)
    } else {
      apply(steps, from: Array(old), to: new)
    }
    let changed = changedPositions(from: old, to: new, after: steps)
    if !changed.isEmpty { contentObservers.forEach { $0(changed) } }
  }
}

extension ListModel {
  /// Several steps: the model is true to each one when it is announced.
  private func apply(_ steps: [ListChange], from old: [Item], to new: AnyRandomAccessCollection<Item>) {
    var current = old
    for step in steps {
      let inserted = step.source.map { new[new.index(new.startIndex, offsetBy: $0)] }
      current.replaceSubrange(step.position..<step.position + step.removed, with: inserted)
      items = AnyRandomAccessCollection(current)
      storage.count = current.count
      announce(step)
    }
    items = new
  }

  private func announce(_ step: ListChange) {
    let isAddition = step.inserted > 0 && count > step.inserted
    arriving = isAddition ? step.position..<step.position + step.inserted : 0..<0
    defer { arriving = 0..<0 }
    g_list_model_items_changed(opaque, guint(step.position), guint(step.removed), guint(step.inserted))
  }

  private func changedPositions(
    from old: AnyRandomAccessCollection<Item>, to new: AnyRandomAccessCollection<Item>, after steps: [ListChange]
  ) -> Set<Int> {
    guard steps.count > 1 else { return changedPositions(from: old, to: new, around: steps.first) }
    let inserted = Set(steps.flatMap { Array($0.source) })
    let previous = Dictionary(old.lazy.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let kept = new.enumerated().lazy.filter { !inserted.contains($0.offset) }
    return Set(kept.filter { previous[$0.element.id] != $0.element }.map(\.offset))
  }

  /// With one step at most, what was kept stands before and after it in the same order.
  private func changedPositions(
    from old: AnyRandomAccessCollection<Item>, to new: AnyRandomAccessCollection<Item>, around step: ListChange?
  ) -> Set<Int> {
    let head = step?.position ?? new.count
    let tail = step.map { new.count - $0.position - $0.inserted } ?? 0
    let before = zip(old.prefix(head), new.prefix(head)).enumerated().lazy.filter { $0.element.0 != $0.element.1 }
    let after = zip(old.suffix(tail), new.suffix(tail)).enumerated().lazy.filter { $0.element.0 != $0.element.1 }
    return Set(before.map(\.offset)).union(after.map { new.count - tail + $0.offset })
  }
}
