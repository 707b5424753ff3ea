import GTK

/// Notes that people leave, one below the other, the first first; one's own are changed where they stand.
///
/// There are as many as it is given: who has hundreds gives the last ones, and says by ``earlier`` how many came before.
public final class NoteListController<Item: NoteListable>: ViewController {
  /// The notes. Setting them changes only what differs: one that is being changed stays open.
  public var items: [Item] = [] {
    didSet { if isViewLoaded, items != oldValue { update() } }
  }
  /// How many came before those.
  public var earlier = 0 {
    didSet { showEarlier() }
  }
  /// Called when more of what came before is to be shown.
  public var onShowEarlier: () -> Void = {}
  /// Called with another text for a note; returns whether it was accepted.
  public var onEdit: (Item, String) async -> Bool = { _, _ in true }
  /// Called with a note that is to go.
  public var onRemove: (Item) -> Void = { _ in }
  /// Called with a note whose author is to be seen; `nil` where there is nothing to see. Set it before the view is loaded.
  public var onOpenAuthor: ((Item) -> Void)?
  /// Says what is wrong with a text, in a sentence.
  public var problem: (String) -> String? = { _ in nil }
  /// Called where the note that had the keyboard is gone, and no other is left to have it.
  public var onFocusLost: () -> Void = {}
  private let images: any ImageProviding
  private let more = Button(label: "")
  private let box = Box(.vertical, spacing: 18)
  private var views: [NoteView<Item>] = []

  /// - Parameter title: what a screen reader calls them together.
  public init(title: String? = nil, images: any ImageProviding) {
    self.images = images
    super.init(title: title)
  }

  public override func loadView() {
    box.setAccessibleRole(.list)
    box.accessibleLabel = title ?? "Notes"
    more.addStyle("flat", "read-more")
    more.horizontalAlignment = .start
    view = Box(.vertical, spacing: 12, [more, box])
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    more.onClick { [weak self] in self?.onShowEarlier() }
    showEarlier()
    update()
  }
}

private extension NoteListController {
  func showEarlier() {
    more.label = earlier == 1 ? "Show 1 Earlier Note" : "Show \(earlier) Earlier Notes"
    if earlier == 0, more.containsFocus { views.first?.widget.focus() }
    more.isVisible = earlier > 0
  }

  func update() {
    let known = Dictionary(views.map { ($0.item.id, $0) }) { first, _ in first }
    let ids = Set(items.map(\.id))
    let focused = views.firstIndex { $0.widget.containsFocus }
    let isGone = focused.map { !ids.contains(views[$0].item.id) } ?? false
    let former = views
    views = items.map { item in
      guard let view = known[item.id] else { return NoteView(item, images: images, actions: actions) }
      if view.item != item { view.show(item) }
      return view
    }
    let stay = former.filter { ids.contains($0.item.id) }
    for view in former where !ids.contains(view.item.id) { box.remove(view.widget) }
    // What keeps its place is not touched: it may have the keyboard.
    let places = zip(stay, views).prefix { $0 === $1 }.count
    for view in stay.dropFirst(places) { box.remove(view.widget) }
    for view in views.dropFirst(places) { box.append(view.widget) }
    if isGone, let focused { focus(near: focused) }
  }

  func focus(near place: Int) {
    let isTaken = views.indices.contains(place) && views[place].widget.focus()
    if !isTaken, views.last?.widget.focus() != true { onFocusLost() }
  }

  var actions: NoteView<Item>.Actions {
    NoteView.Actions(
      edit: { [weak self] in await self?.onEdit($0, $1) ?? false }, remove: { [weak self] in self?.onRemove($0) },
      open: onOpenAuthor == nil ? nil : { [weak self] in self?.onOpenAuthor?($0) },
      problem: { [weak self] in self?.problem($0) ?? nil })
  }
}
