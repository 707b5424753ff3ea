import GTK

/// The mark of one value after another, as it is drawn: a star and a few letters, or a tick, on any picture. It follows its value by
/// itself.
public final class BadgeView {
  /// The mark; it is not seen while there is none.
  public let widget: Widget
  private let label = Label()
  private let star = Icon("starred-symbolic")
  private let tick = Icon("object-select-symbolic")
  private let badges: any BadgeProviding
  private var binding: Binding?

  public init(_ badges: any BadgeProviding) {
    self.badges = badges
    label.addStyle("caption-heading", "numeric")
    widget = Box(.horizontal, spacing: 3, [star, label, tick])
    widget.addStyle("item-badge")
    widget.horizontalAlignment = .end
    widget.verticalAlignment = .start
    widget.setMargins(4)
    widget.isTarget = false
    // The row says what it means.
    widget.setAccessibleHidden(true)
    widget.isVisible = false
  }

  /// Shows the mark of a value from now on; `nil` shows none.
  public func follow(_ item: Any?) {
    binding = item.map { item in
      Binding { [badges] in
        badges.badge(for: item)
      } apply: { [weak self] badge in
        self?.show(badge)
      }
    }
    if item == nil { show(nil) }
  }

  /// A picture with the mark on its upper corner, where there are marks at all.
  public static func lay(_ badge: BadgeView?, over picture: Widget) -> Widget {
    guard let badge else { return picture }
    let overlay = Overlay(picture)
    overlay.add(badge.widget)
    overlay.horizontalAlignment = picture.horizontalAlignment
    overlay.verticalAlignment = picture.verticalAlignment
    overlay.setAccessibleRole(.decoration)
    return overlay
  }

  private func show(_ badge: ItemBadge?) {
    label.text = badge?.text ?? ""
    for part in [star, label] { part.isVisible = !label.text.isEmpty }
    tick.isVisible = badge?.isTicked == true
    widget.isVisible = badge != nil
  }
}
