import GTK

/// A container view controller that shows one of several children. A row of segments above them selects the child.
///
/// The segments show the children's titles and update when a title changes. A child's view is loaded just before it
/// first appears. It is then retained, so its scroll position is preserved.
///
/// Setting ``items`` removes, in order, the children that are missing from the new list. The selected child stays
/// selected if it is in the new list. Otherwise, the nearest valid index is selected.
public final class SegmentedController: StackController {
  /// The child view controllers, in the order of their segments. The list may be empty. Setting a list with a duplicate
  /// raises a fault and leaves the list unchanged.
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
  /// The index of the selected child in ``items``; 0 if there are no items.
  public private(set) var selectedIndex: Int
  /// Called after the user or ``select(_:)`` has changed the selection.
  public var onSelect: (Int) -> Void = { _ in }

  private let bar = SegmentBar(hasPageMargins: true)
  private lazy var line = LayoutBox(SegmentLine(bar), [bar.widget])
  private let transitionQueue = TransitionQueue()

  public init(items: [ViewController], selectedIndex: Int = 0, title: String? = nil) {
    self.items = items
    self.selectedIndex = items.indices.contains(selectedIndex) ? selectedIndex : 0
    super.init(title: title)
  }

  public override func loadView() {
    super.loadView()
    bar.widget.addStyle("page-segments")
    view = Box(.vertical, [line, stack])
  }

  /// A widget of the selected child, such as filters. It is next to the segments if both fit on a line, otherwise below
  /// them. The child sets it before it appears; selecting another segment removes it.
  public var accessory: Widget? {
    didSet {
      guard accessory !== oldValue else { return }
      if let oldValue { line.remove(oldValue) }
      if let accessory { line.append(accessory) }
    }
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    bar.onSelect = { [weak self] in self?.select($0) }
    moveFocus = { [bar] in if !$0.takeFocus() { bar.focus() } }
    bar.setName(nearestTitle ?? "")
    titleObservers.add(self) { [weak self] in self?.bar.setName(self?.title ?? "") }
    showItems()
  }

  /// The preferred focus of the selected child.
  public override var preferredFocus: Widget { selected?.preferredFocus ?? view }

  public override var focusPanes: [FocusPane] {
    [FocusPane(bar.widget) { [bar] in bar.focus() }] + (selected?.focusPanes ?? [])
  }

  /// The selected child, whether or not its view is loaded; `nil` if there are no items.
  public var selected: ViewController? { items.indices.contains(selectedIndex) ? items[selectedIndex] : nil }

  /// Selects a segment. An index out of range has no effect.
  public func select(_ index: Int) {
    guard items.indices.contains(index), index != selectedIndex else { return }
    selectedIndex = index
    accessory = nil
    bar.select(index)
    if isViewLoaded { showSelected() }
    onSelect(index)
  }

  /// Selects the segment that is `step` positions ahead, and wraps around at the ends.
  ///
  /// - Returns: `false` if there is no other segment.
  @discardableResult
  public func selectNext(_ step: Int) -> Bool {
    guard items.count > 1 else { return false }
    select((((selectedIndex + step) % items.count) + items.count) % items.count)
    return true
  }
}

extension SegmentedController {
  private func replaceItems(_ old: [ViewController]) {
    let retainedIndex = old.indices.contains(selectedIndex) ? items.firstIndex { $0 === old[selectedIndex] } : nil
    selectedIndex = retainedIndex ?? max(0, min(selectedIndex, items.count - 1))
    guard isViewLoaded else { return }
    for controller in old where !items.contains(where: { $0 === controller }) {
      controller.titleObservers.remove(self)
      if controller.parent === self { controller.remove() }
    }
    showItems()
  }

  private func showItems() {
    for (index, controller) in items.enumerated() {
      controller.titleObservers.add(self) { [weak self, weak controller] in
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
    transitionQueue.enqueue { [weak self] in
      if let self, let selected { crossfade(to: selected, name: selected.title ?? "") }
    }
  }
}

extension ViewController {
  /// The nearest segmented controller that contains this controller, if any.
  public var segmentedController: SegmentedController? { parent as? SegmentedController ?? parent?.segmentedController }
}

extension [ViewController] {
  /// The first duplicate in the array.
  fileprivate var repeated: ViewController? {
    var seen: Set<ObjectIdentifier> = []
    return first { !seen.insert(ObjectIdentifier($0)).inserted }
  }
}
