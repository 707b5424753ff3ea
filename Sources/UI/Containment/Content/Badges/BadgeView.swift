import GTK

/// A badge on a picture: a star with a short text, or a check mark. It observes its value and updates automatically.
public final class BadgeView<Subject> {
  /// The badge; hidden while the value has none.
  public let widget: Widget
  private let label = Label()
  private let star = Icon("starred-symbolic")
  private let tick = Icon("object-select-symbolic")
  private let badges: any BadgeProviding<Subject>
  private var binding: Binding?

  public init(_ badges: any BadgeProviding<Subject>) {
    self.badges = badges
    label.addStyle("caption-heading", "numeric")
    widget = Box(.horizontal, spacing: 3, [star, label, tick])
    widget.addStyle("item-badge")
    widget.horizontalAlignment = .end
    widget.verticalAlignment = .start
    widget.setMargins(4)
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

  /// Returns the picture with the badge over its upper corner, or the picture alone if there is no badge.
  ///
  /// - Parameter buttons: Buttons over the picture, which are added after the badge.
  public static func lay(_ badge: BadgeView<Subject>?, over picture: Widget, _ buttons: Widget? = nil) -> Widget {
    guard let badge else { return picture }
    let overlay = Overlay(picture)
    overlay.add(badge.widget)
    if let buttons { overlay.add(buttons) }
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
