import GTK

/// A container view controller with tabs. It shows a view switcher in the header bar if that fits, and a bar at the
/// bottom otherwise.
///
/// Each tab is a child with a title and an icon. The child's view is loaded when the tab is first shown, and is then
/// retained. Alt+1 to Alt+9 select a tab.
///
/// Source: [UITabBarController](https://developer.apple.com/documentation/uikit/uitabbarcontroller).
public final class TabBarController: ViewController {
  /// A tab: an icon, and a child view controller whose title is the tab's label. The label updates when the title
  /// changes.
  public struct Tab {
    /// The child that is visible while the tab is selected. Its view is loaded the first time.
    public var controller: ViewController
    /// A stable identifier, for tests and addresses.
    public var name: String
    /// The name of an icon in the icon theme.
    public var icon: String

    public init(_ controller: ViewController, name: String, icon: String) {
      self.controller = controller
      self.name = name
      self.icon = icon
    }
  }

  /// The tabs, in display order. They never change.
  public let tabs: [Tab]
  /// The index of the selected tab in ``tabs``.
  public private(set) var selectedIndex = 0
  /// Called after the selection has changed.
  public var onSelect: (Int) -> Void = { _ in }

  /// Called with the width of the tabs in application pixels, after each change of it and of the text size.
  public var onWidthChange: (Int) -> Void = { _ in }

  /// A widget above all tabs, such as a banner. Set it before the view is loaded.
  public var accessory: Widget?

  private let stack = ViewStack()
  private let transitionQueue = TransitionQueue()
  private var containers: [Bin] = []
  private let switcher: ViewSwitcherTitle
  private let bar: ViewSwitcherBar
  private let widthObserver = WidthObserver()
  private var width: Int?
  private var appearanceObservation: AppearanceObservation?

  /// - Parameter tabs: The tabs; at least one.
  public init(title: String, _ tabs: [Tab]) {
    self.tabs = tabs
    switcher = ViewSwitcherTitle(stack: stack, title: title)
    bar = ViewSwitcherBar(stack: stack, title: title)
    super.init(title: title)
  }

  public override func loadView() {
    switcher.onTitleVisibilityChange { [weak self] in self?.placeSwitcher() }
    widthObserver.onChange = { [weak self] width in
      self?.width = width
      self?.adaptHeader()
    }
    // The text size has an effect, too.
    appearanceObservation = AppearanceObservation { [weak self] in self?.adaptHeader() }
    placeSwitcher()
    stack.expandsVertically = true
    navigationItem.titleView = switcher
    view = Box(.vertical, [widthObserver.widget, accessory, stack, bar].compactMap(\.self))
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    for tab in tabs {
      let container = Bin()
      containers.append(container)
      stack.add(container, name: tab.name, title: tab.controller.title ?? tab.name, icon: tab.icon)
      tab.controller.titleObservers.add(self) {
        [weak self, weak container, weak controller = tab.controller, name = tab.name] in
        if let container { self?.stack.setTitle(controller?.title ?? name, of: container) }
      }
    }
    stack.onSwitch { [weak self] in self?.syncWithSwitcher() }
    for index in tabs.indices.prefix(9) {
      view.addShortcut("<Alt>\(index + 1)") { [weak self] in
        self?.select(index)
        return self != nil
      }
    }
    if !tabs.isEmpty { show(0) }
  }

  /// The controller of the selected tab. It exists only if there is at least one tab.
  public var selected: ViewController { tabs[selectedIndex].controller }

  /// Selects a tab. An index out of range has no effect.
  public func select(_ index: Int) {
    loadViewIfNeeded()
    if containers.indices.contains(index) { stack.visibleChild = containers[index] }
  }

  /// The preferred focus of the selected tab.
  public override var preferredFocus: Widget { tabs.isEmpty ? view : selected.preferredFocus }

  public override var focusPanes: [FocusPane] {
    let bars = [accessory, bar].compactMap(\.self).map { FocusPane($0) }
    return bars.dropLast() + (tabs.isEmpty ? [contentPane] : selected.focusPanes) + bars.suffix(1)
  }

  public override func shows(child: ViewController) -> Bool { !tabs.isEmpty && child === selected }

  public override func insertView(of child: ViewController) {
    guard let index = tabs.firstIndex(where: { $0.controller === child }) else { return }
    containers[index].child = child.view
  }

  public override func removeView(of child: ViewController) {
    guard let index = tabs.firstIndex(where: { $0.controller === child }) else { return }
    containers[index].child = nil
  }

  private func adaptHeader() {
    guard let width else { return }
    // In a narrower window, the tabs are at the bottom, and the title needs all space.
    navigationItem.centersTitle = Double(width) >= widthOfTabs * Display.textScale
    onWidthChange(width)
  }

  private func placeSwitcher() { bar.isRevealed = switcher.showsTitle }

  private func syncWithSwitcher() {
    guard let visible = stack.visibleChild,
      let index = containers.firstIndex(where: { $0.pointer == visible.pointer }), index != selectedIndex
    else { return }
    show(index)
    onSelect(index)
  }

  private func show(_ index: Int) {
    transitionQueue.enqueue { [weak self] in
      guard let self else { return }
      let old = selected
      let new = tabs[index].controller
      let hadFocus = old !== new && old.hasFocus
      transition(from: old === new ? nil : old, to: new) {
        selectedIndex = index
        if new.view.parentWidget == nil { insertView(of: new) }
      }
      if hadFocus { new.takeFocus() }
    }
  }
}

/// The width of a window that may have tabs in its header bar, in application pixels at the default text size.
private let widthOfTabs = 640.0
