import GTK

/// A badge: a bookmark, a check mark, and a star with a short text. It observes its value and updates automatically.
public final class BadgeView<Subject> {
  /// The badge; hidden while the value has none.
  public let widget: Widget
  private let label = Label()
  private let star = Icon("starred-symbolic")
  private let bookmark = Icon("user-bookmarks-symbolic")
  private let tick = Icon("object-select-symbolic")
  private let badges: any BadgeProviding<Subject>
  private var binding: Binding?

  public init(_ badges: any BadgeProviding<Subject>) {
    self.badges = badges
    label.addStyle("caption-heading", "numeric")
    widget = Box(.horizontal, spacing: 3, [bookmark, tick, star, label])
    widget.addStyle("item-badge")
    widget.isTarget = false
    // The row's accessible label includes the badge's description.
    widget.setAccessibleHidden(true)
    widget.isVisible = false
  }

  /// Shows the badge of a subject and observes its changes; `nil` hides the badge.
  public func observe(_ subject: Subject?) {
    binding = subject.map { subject in
      Binding { [badges] in
        badges.badge(for: subject)
      } apply: { [weak self] badge in
        self?.show(badge)
      }
    }
    if subject == nil { show(nil) }
  }

  /// Returns a picture with the badge over its upper corner.
  public func laid(over picture: Widget) -> Widget {
    widget.addStyle("over-picture")
    widget.horizontalAlignment = .end
    widget.verticalAlignment = .start
    widget.setMargins(4)
    let overlay = Overlay(picture)
    overlay.add(widget)
    overlay.horizontalAlignment = picture.horizontalAlignment
    overlay.verticalAlignment = picture.verticalAlignment
    overlay.setAccessibleRole(.decoration)
    return overlay
  }

  private func show(_ badge: ItemBadge?) {
    label.text = badge?.text ?? ""
    for part in [star, label] { part.isVisible = !label.text.isEmpty }
    bookmark.isVisible = badge?.isBookmarked == true
    tick.isVisible = badge?.isTicked == true
    widget.isVisible = badge != nil
  }
}
