import GTK

/// A few views of one thing, of which one is seen: a strip of segments above, the chosen child below.
///
/// The children's titles are the segments, and follow them when they change. A child's view is made when it is first
/// about to appear, and kept, so that it comes back where it was scrolled to. Setting ``items`` takes away, in their
/// order, the children that are no longer there, and keeps the selection valid: the selected child where it stays,
/// else the nearest index.
public final class SegmentedController: ViewController {
  /// The children, in the order of their segments; may be empty. A list that holds one controller twice is a fault, and
  /// leaves the list as it was.
  public var items: [ViewController] {
    didSet {
      if let repeated = items.repeated {
        items = oldValue
        ContainmentFault.hasParent(repeated, parent: self, newParent: self).raise()
      } else {
        replaceItems(oldValue)
      }
    }
  }
  /// The place of the chosen child in ``items``, from 0; 0 also while there are no items.
  public private(set) var selectedIndex: Int
  /// Called after the selection has changed by the user or by ``select(_:)``.
  public var onSelect: (Int) -> Void = { _ in }

  private let stack = Stack()
  private let bar = SegmentBar()
  private let turns = Turns()
  private var shown: ViewController?

  public init(items: [ViewController], selectedIndex: Int = 0, title: String? = nil) {
    self.items = items
    self.selectedIndex = items.indices.contains(selectedIndex) ? selectedIndex : 0
    super.init(title: title)
  }

  public override func loadView() {
    stack.expandsVertically = true
    view = Box(.vertical, [bar.widget, stack])
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    bar.onSelect = { [weak self] in self?.select($0) }
    bar.setName(nearestTitle ?? "")
    onTitleChange(self) { [weak self] in self?.bar.setName(self?.title ?? "") }
    showItems()
  }

  /// That of the chosen child.
  public override var preferredFocus: Widget { selected?.preferredFocus ?? view }

  /// The chosen child, whether or not its view is made yet; `nil` while there are no items.
  public var selected: ViewController? { items.indices.contains(selectedIndex) ? items[selectedIndex] : nil }

  /// Shows a segment. Out of range does nothing.
  public func select(_ index: Int) {
    guard items.indices.contains(index), index != selectedIndex else { return }
    selectedIndex = index
    bar.select(index)
    if isViewLoaded { showSelected() }
    onSelect(index)
  }

  /// Shows the segment so many places further on; beyond the last comes the first. `false` where there is no other.
  @discardableResult
  public func selectNext(_ step: Int) -> Bool {
    guard items.count > 1 else { return false }
    select((((selectedIndex + step) % items.count) + items.count) % items.count)
    return true
  }

  public override func shows(child: ViewController) -> Bool { child === shown }

  public override func removeView(of child: ViewController) {
    if shown === child { shown = nil }
    stack.remove(child.view)
  }
}

extension SegmentedController {
  private func replaceItems(_ old: [ViewController]) {
    let keeper = old.indices.contains(selectedIndex) ? items.firstIndex { $0 === old[selectedIndex] } : nil
    selectedIndex = keeper ?? max(0, min(selectedIndex, items.count - 1))
    guard isViewLoaded else { return }
    for controller in old where !items.contains(where: { $0 === controller }) {
      controller.stopObservingTitle(self)
      if controller.parent === self { controller.remove() }
    }
    showItems()
  }

  private func showItems() {
    for (index, controller) in items.enumerated() {
      controller.onTitleChange(self) { [weak self, weak controller] in
        self?.setTitle(of: controller, at: index)
      }
    }
    bar.show(titles: items.map { $0.title ?? "" }, selected: selectedIndex)
    showSelected()
  }

  private func setTitle(of controller: ViewController?, at index: Int) {
    bar.setTitle(controller?.title ?? "", at: index)
    guard let controller, controller.isViewLoaded else { return }
    stack.setAccessibleName(controller.title ?? "", of: controller.view)
  }

  private func showSelected() {
    turns.take { [weak self] in
      guard let self, let selected, selected !== shown else { return }
      stack.transition = isVisible ? .crossfade : .none
      let hadFocus = shown?.hasFocus == true
      transition(from: shown, to: selected) {
        shown = selected
        if selected.view.parentWidget == nil { stack.add(selected.view, name: selected.title ?? "") }
        stack.visibleChild = selected.view
      }
      if hadFocus, !selected.takeFocus() { bar.focus() }
    }
  }
}

extension [ViewController] {
  /// The first that stands here twice.
  fileprivate var repeated: ViewController? {
    var seen: Set<ObjectIdentifier> = []
    return first { !seen.insert(ObjectIdentifier($0)).inserted }
  }
}
