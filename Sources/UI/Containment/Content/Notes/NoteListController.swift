import GTK
import Localization

/// A list of people's notes, from the earliest to the latest. Users edit their own notes in place.
///
/// All ``items`` are shown. If there are hundreds, pass only the latest ones and set ``earlier`` to the number of the
/// rest.
public final class NoteListController<Item: NoteListable>: ViewController {
  /// The notes. Setting them updates only those that changed, so a note that is being edited stays open.
  public var items: [Item] = [] {
    didSet { if isViewLoaded, items != oldValue { update() } }
  }
  /// The number of notes that precede ``items``.
  public var earlier = 0 {
    didSet { showEarlier() }
  }
  /// Called when the user asks for earlier notes.
  public var onShowEarlier: () -> Void = {}
  /// Called with the new text of a note. Returns whether it was accepted.
  public var onEdit: (Item, String) async -> Bool = { _, _ in true }
  /// Called with a note that the user removes.
  public var onRemove: (Item) -> Void = { _ in }
  /// Called with a note whose author the user opens; `nil` if authors can't be opened. Set it before the view is
  /// loaded.
  public var onOpenAuthor: ((Item) -> Void)?
  /// Validates a text. Returns the problem in a sentence, or `nil` if there is none.
  public var problem: (String) -> String? = { _ in nil }
  /// Called when the focused note is removed and no other note can take the focus.
  public var onFocusLost: () -> Void = {}
  private let images: any ImageProviding
  private let more = Button(label: "")
  private let box = Box(.vertical, spacing: 18)
  private var views: [NoteView<Item>] = []

  /// - Parameter title: The accessible name of the list.
  public init(title: String? = nil, images: any ImageProviding) {
    self.images = images
    super.init(title: title)
  }

  public override func loadView() {
    box.setAccessibleRole(.list)
    box.accessibleLabel = title ?? tr("Notes")
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
    more.label = tr(one: "Show {count} Earlier Note", other: "Show {count} Earlier Notes", count: earlier)
    if earlier == 0, more.containsFocus { views.first?.widget.focus() }
    more.isVisible = earlier > 0
  }

  func update() {
    let known = Dictionary(views.map { ($0.item.id, $0) }) { first, _ in first }
    let ids = Set(items.map(\.id))
    let focused = views.firstIndex { $0.widget.containsFocus }
    let isGone = focused.map { !ids.contains(views[$0].item.id) } ?? false
    let previous = views
    views = items.map { item in
      guard let view = known[item.id] else { return NoteView(item, images: images, actions: actions) }
      if view.item != item { view.show(item) }
      return view
    }
    let remaining = previous.filter { ids.contains($0.item.id) }
    for view in previous where !ids.contains(view.item.id) { box.remove(view.widget) }
    // Notes that keep their position aren't touched, because one of them may have the keyboard focus.
    let unmovedCount = zip(remaining, views).prefix { $0 === $1 }.count
    for view in remaining.dropFirst(unmovedCount) { box.remove(view.widget) }
    for view in views.dropFirst(unmovedCount) { box.append(view.widget) }
    if isGone, let focused { focus(near: focused) }
  }

  func focus(near index: Int) {
    let hasFocus = views.indices.contains(index) && views[index].widget.focus()
    if !hasFocus, views.last?.widget.focus() != true { onFocusLost() }
  }

  var actions: NoteView<Item>.Actions {
    NoteView.Actions(
      edit: { [weak self] in await self?.onEdit($0, $1) ?? false }, remove: { [weak self] in self?.onRemove($0) },
      open: onOpenAuthor == nil ? nil : { [weak self] in self?.onOpenAuthor?($0) },
      problem: { [weak self] in self?.problem($0) ?? nil })
  }
}
