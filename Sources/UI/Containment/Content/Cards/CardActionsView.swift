import GTK

/// The buttons on a card's picture, visible while the pointer is over the card or the keyboard focus is on it.
///
/// The buttons are made when they first appear, so that a long grid doesn't contain hundreds of them.
final class CardActionsView<Subject> {
  let widget: Widget
  private let provider: any CardActionProviding<Subject>
  private let box = Box(.horizontal)
  private var buttons: [CardAction.Corner: ActionButton] = [:]
  private var subject: Subject?
  private weak var card: Widget?
  // The card is a descendant of the row, so this object must not retain the row.
  private var followedRow: UnsafeMutableRawPointer?
  private var isHovered = false
  private var isFocused = false
  private var binding: Binding?

  init(_ provider: any CardActionProviding<Subject>) {
    self.provider = provider
    widget = box
    box.verticalAlignment = .end
    box.setMargins(6)
    box.setAccessibleHidden(true)
    box.isVisible = false
  }

  /// Shows the actions of a subject from now on; `nil` hides them.
  func observe(_ subject: Subject?) {
    self.subject = subject
    followRow()
    update()
  }

  /// Observes the pointer over the card, and the focus of the row that contains it.
  func follow(_ card: Widget) {
    self.card = card
    card.onHover { [weak self] in
      self?.isHovered = $0
      self?.update()
    }
  }

  /// Observes the focus of the row that contains the card. The row exists once the card shows a value.
  private func followRow() {
    guard let row = card?.parentWidget, row.pointer != followedRow else { return }
    followedRow = row.pointer
    row.onFocusMove { [weak self] isInside in
      self?.isFocused = isInside && self?.card?.window?.showsFocus == true
      self?.update()
    }
  }

  private func update() {
    let read = isHovered || isFocused ? subject.flatMap(provider.actions) : nil
    binding = read.map { read in Binding(read) { [weak self] in self?.show($0) } }
    if read == nil { box.isVisible = false }
  }

  private func show(_ actions: [CardAction]) {
    if buttons.isEmpty, !actions.isEmpty { addButtons() }
    for (corner, button) in buttons { button.action = actions.first { $0.corner == corner } }
    box.isVisible = !actions.isEmpty
  }

  private func addButtons() {
    let space = Box(.horizontal)
    space.expandsHorizontally = true
    let (start, end) = (ActionButton(), ActionButton())
    for part in [start.widget, space, end.widget] { box.append(part) }
    buttons = [.start: start, .end: end]
  }
}

private final class ActionButton {
  let widget = Button(icon: "", name: "")
  var action: CardAction? {
    didSet { update() }
  }

  init() {
    widget.isFocusable = false
    widget.addStyle("circular", "osd", "card-action")
    widget.onClick { [weak self] in self?.action?.perform() }
  }

  private func update() {
    widget.isVisible = action != nil
    guard let action else { return }
    widget.setIcon(action.icon)
    widget.rename(action.name)
    widget.setStyle("on", isOn: action.isOn)
  }
}
