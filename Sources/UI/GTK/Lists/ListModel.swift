import CAdwaita

/// A list model over any Swift collection. It copies nothing, and no row exists until it is visible.
///
/// ``update(to:)`` reports changes to the view as insertions and removals, so the view preserves its scroll position
/// and keyboard focus. An item with the same identity and different content is not removed; the cells that show it are
/// bound again in place.
///
/// Source: [GListModel](https://docs.gtk.org/gio/iface.ListModel.html).
public final class ListModel<Item: Identifiable & Equatable>: Object {
  private let storage: ListModelType.Storage
  private var items: AnyRandomAccessCollection<Item>
  private var contentObservers: [(Set<Int>) -> Void] = []
  /// The positions of the rows being inserted next to existing rows. Empty outside an announcement.
  private(set) var arriving = 0..<0

  public init(_ items: some RandomAccessCollection<Item>) {
    storage = ListModelType.Storage()
    self.items = AnyRandomAccessCollection(items)
    storage.count = items.count
    super.init(adopting: ListModelType.makeInstance(storage))
  }

  public convenience init() { self.init([]) }

  /// The current number of items. While ``update(to:)`` announces several steps, the number after the current step.
  public var count: Int { storage.count }

  public subscript(position: Int) -> Item {
    items[items.index(items.startIndex, offsetBy: position)]
  }

  /// Calls `body` with the positions of items whose content changed while their identity stayed the same.
  func onContentChange(_ body: @escaping (Set<Int>) -> Void) { contentObservers.append(body) }

  /// Replaces all items with `newItems`. Items with the same identity get new rows, and the view loses its scroll
  /// position and focus.
  public func replace(with newItems: some RandomAccessCollection<Item>) {
    let removed = count
    items = AnyRandomAccessCollection(newItems)
    storage.count = newItems.count
    if removed > 0 || count > 0 { announce(ListChange(position: 0, removed: removed, source: 0..<count)) }
  }

  /// Binds all existing rows to their values again, for use after a change to data that the rows draw.
  public func notifyAllItems() { contentObservers.forEach { $0(Set(0..<count)) } }

  /// Replaces the items with `newItems` and announces only the differences.
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
  /// Applies several steps. While the model announces a step, its content matches that step.
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
    let retained = new.enumerated().lazy.filter { !inserted.contains($0.offset) }
    return Set(retained.filter { previous[$0.element.id] != $0.element }.map(\.offset))
  }

  /// Returns the changed positions if there is a single step or none. The retained items then keep their order before
  /// and after that step.
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
