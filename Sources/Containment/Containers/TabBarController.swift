import GTK

/// A few places side by side: a switcher in the header where there is room, a bar at the foot where there is not.
///
/// Each tab is a child with a title and an icon; it is made when it is first shown and kept from then on. Alt+1 to
/// Alt+9 select. Source: [UITabBarController](https://developer.apple.com/documentation/uikit/uitabbarcontroller).
public final class TabBarController: ViewController {
  /// One place: its child, whose title is the tab's label and is followed when it changes, and its icon.
  public struct Tab {
    /// Shown while the tab is selected; its view is made when that first happens.
    public var controller: ViewController
    /// A stable name, for tests and addresses.
    public var name: String
    /// A named icon of the theme.
    public var icon: String

    public init(_ controller: ViewController, name: String, icon: String) {
      self.controller = controller
      self.name = name
      self.icon = icon
    }
  }

  /// All tabs, in the order in which they stand; they do not change.
  public let tabs: [Tab]
  /// The place of the selected tab in ``tabs``, from 0.
  public private(set) var selectedIndex = 0
  /// Called after the selection has changed.
  public var onSelect: (Int) -> Void = { _ in }

  /// Stands above all tabs, such as a banner. Set it before the view is loaded.
  public var accessory: Widget?

  private let stack = ViewStack()
  private let turns = Turns()
  private var places: [Bin] = []
  private let switcher: ViewSwitcherTitle
  private let bar: ViewSwitcherBar

  /// - Parameter tabs: at least one.
  public init(title: String, _ tabs: [Tab]) {
    self.tabs = tabs
    switcher = ViewSwitcherTitle(stack: stack, title: title)
    bar = ViewSwitcherBar(stack: stack, title: title)
    super.init(title: title)
  }

  public override func loadView() {
    switcher.onTitleShown { [weak self] in self?.placeSwitcher() }
    placeSwitcher()
    stack.expandsVertically = true
    navigationItem.titleView = switcher
    view = Box(.vertical, [accessory, stack, bar].compactMap(\.self))
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    for tab in tabs {
      let place = Bin()
      places.append(place)
      stack.add(place, name: tab.name, title: tab.controller.title ?? tab.name, icon: tab.icon)
      tab.controller.onTitleChange(self) { [weak self, weak place, weak controller = tab.controller, name = tab.name] in
        if let place { self?.stack.setTitle(controller?.title ?? name, of: place) }
      }
    }
    stack.onSwitch { [weak self] in self?.followSwitcher() }
    for index in tabs.indices.prefix(9) {
      view.addShortcut("<Alt>\(index + 1)") { [weak self] in
        self?.select(index)
        return self != nil
      }
    }
    if !tabs.isEmpty { show(0) }
  }

  /// The child that is seen while this controller is; it exists only if there is at least one tab.
  public var selected: ViewController { tabs[selectedIndex].controller }

  /// Shows a tab. Out of range does nothing.
  public func select(_ index: Int) {
    loadViewIfNeeded()
    if places.indices.contains(index) { stack.visibleChild = places[index] }
  }

  /// That of the selected tab.
  public override var preferredFocus: Widget { tabs.isEmpty ? view : selected.preferredFocus }

  public override func shows(child: ViewController) -> Bool { !tabs.isEmpty && child === selected }

  public override func insertView(of child: ViewController) {
    guard let index = tabs.firstIndex(where: { $0.controller === child }) else { return }
    places[index].child = child.view
  }

  public override func removeView(of child: ViewController) {
    guard let index = tabs.firstIndex(where: { $0.controller === child }) else { return }
    places[index].child = nil
  }

  private func placeSwitcher() { bar.isRevealed = switcher.showsTitle }

  private func followSwitcher() {
    guard let visible = stack.visibleChild,
      let index = places.firstIndex(where: { $0.pointer == visible.pointer }), index != selectedIndex
    else { return }
    show(index)
    onSelect(index)
  }

  private func show(_ index: Int) {
    turns.take { [weak self] in
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
