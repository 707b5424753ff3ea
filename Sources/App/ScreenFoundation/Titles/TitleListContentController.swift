import AppFoundation
import Containment
import GTK
import LoadingState

/// A list of titles as a grid of posters or as rows, as the user prefers. Automatically, a wide window shows posters.
///
/// Only the visible arrangement has the items, so that the other one loads no pictures.
package final class TitleListContentController<Item: Listable & Cardable & PageEntry>: ViewController, PagedContent
where Item.BadgeSubject == TitleSubject {
  package var items: [Item] = [] { didSet { shown.items = items } }
  package var footer: LoadMoreState = .none { didSet { shown.footer = footer } }
  package var onReachEnd: () -> Void = {}
  package var onFooterAction: () -> Void = {}
  /// Called when the arrangement changes, with whether it is now posters.
  package var onArrange: (Bool) -> Void = { _ in }
  package private(set) var showsPosters = false
  private let rows: ListController<Item>
  private let posters: GridController<CardView<Item>>
  private let rule: TitleListLayout
  private let box: LayoutBox
  private let containers = [ChildContainer("the rows"), ChildContainer("the posters")]
  private let setting: ListLayoutSetting
  private var binding: Binding?

  /// - Parameter onSelect: Called with the selected item.
  package init(
    _ setting: ListLayoutSetting, images: any ImageProviding, badges: any TitleBadges,
    onSelect: @escaping (Item) -> Void
  ) {
    self.setting = setting
    rule = TitleListLayout(setting.layout)
    box = LayoutBox(rule, containers.map(\.widget))
    rows = ListController(images: images, badges: badges)
    posters = GridController { CardView(images: images, badges: badges) }
    super.init()
    rows.onSelect = onSelect
    posters.onSelect = onSelect
  }

  package override func loadView() { view = box }

  package override var preferredFocus: Widget { shown.preferredFocus }

  package override func viewDidLoad() {
    super.viewDidLoad()
    for (content, container) in zip(contents, containers) {
      add(child: content, in: container)
      content.onReachEnd = { [weak self, weak content] in if self?.shown === content { self?.onReachEnd() } }
      content.onFooterAction = { [weak self] in self?.onFooterAction() }
    }
    rule.onChange = { [weak self] in self?.updateLayout(movingFocus: $0) }
    binding = Binding({ [setting] in setting.layout }) { [rule, box] layout in
      rule.layout = layout
      box.queueResize()
    }
  }

  package override func viewWillAppear() {
    super.viewWillAppear()
    // The width isn't known before the first layout, but the window's is close to it.
    if view.size.width <= 1, let width = view.window?.defaultSize.width { rule.expect(width) }
    updateLayout()
  }

  /// Moves the keyboard focus to an item, at its current position.
  package func focus(on id: Item.ID) {
    if showsPosters { posters.focusCell(of: id) } else { rows.focusRow(of: id) }
  }

  package func scrollToTop() {
    if showsPosters { posters.scrollToTop() } else { rows.scrollToTop() }
  }
}

extension TitleListContentController {
  private var contents: [any PagedContent<Item>] { [rows, posters] }
  private var shown: any PagedContent<Item> { contents[showsPosters ? 1 : 0] }

  /// - Parameter hadFocus: Whether the previous arrangement had the focus. GTK takes it away when it hides a widget.
  private func updateLayout(movingFocus hadFocus: Bool = false) {
    guard rule.showsPosters != showsPosters else { return }
    (shown.items, shown.footer) = ([], .none)
    showsPosters = rule.showsPosters
    (shown.items, shown.footer) = (items, footer)
    onArrange(showsPosters)
    if hadFocus { takeFocus() }
  }
}
