import GTK

/// A card with a picture above a title and a detail, for a title, person or episode in a shelf or grid.
///
/// The card's size depends only on its shape, so nothing around it moves while pictures and texts load.
public final class CardView<Value: Cardable>: Configurable {
  /// The card. Its visible part is as wide as its picture.
  public var widget: Widget { box }

  private let image: DownloadImageView
  private let title: Inscription
  private let detail: Inscription
  private let box: LayoutBox
  private let layout: CardLayout
  private let badges: (any BadgeProviding<Value.BadgeSubject>)?
  private let badge: BadgeView<Value.BadgeSubject>?
  private let actions: CardActionsView<Value.BadgeSubject>?
  private var appearanceObservation: AppearanceObservation?

  /// - Parameter badges: The provider of the badges and buttons on the pictures.
  public init(
    images: any ImageProviding, shape: CardShape = .poster, badges: (any BadgeProviding<Value.BadgeSubject>)? = nil
  ) {
    let size = shape.pictureSize
    image = DownloadImageView(
      images: images, width: size.width, height: size.height,
      placeholder: shape.badge == nil ? shape.placeholder : nil)
    title = Inscription(lines: shape.titleLines, minimumLines: 1)
    detail = Inscription(lines: shape.detailLines)
    layout = CardLayout(width: size.width, titleLines: shape.titleLines)
    self.badges = badges
    badge = badges.map(BadgeView.init)
    actions = badges?.actions.map(CardActionsView.init)
    let picture = Self.picture(image, badge: shape.badge, actions?.widget)
    box = LayoutBox(layout, [picture, title, detail] + (badge.map { [$0.widget] } ?? []))
    box.horizontalAlignment = .start
    box.verticalAlignment = .start
    for text in [title, detail] { text.breaksWords = true }
    title.setMargins(top: 6)
    title.addStyle("card-title")
    detail.addStyle("caption", "dim-label")
    detail.isVisible = shape.detailLines > 0
    actions?.follow(box)
    appearanceObservation = AppearanceObservation { [weak self] in self?.resize(to: shape.pictureSize) }
  }

  private func resize(to size: (width: Int, height: Int)) {
    image.resize(width: size.width, height: size.height)
    layout.width = size.width
    box.queueResize()
  }

  private static func picture(_ image: DownloadImageView, badge: String?, _ buttons: Widget?) -> Widget {
    guard badge != nil || buttons != nil else { return image.widget }
    let overlay = Overlay(image.widget)
    if let badge {
      let icon = Icon(badge)
      icon.addStyle("card-badge")
      icon.horizontalAlignment = .center
      icon.verticalAlignment = .center
      overlay.add(icon)
    }
    if let buttons { overlay.add(buttons) }
    overlay.setAccessibleRole(.decoration)
    return overlay
  }

  /// Shows a value. The card reserves space for all lines, even empty ones.
  public func configure(with value: Value) {
    title.text = value.cardTitle
    detail.text = value.cardDetail
    for text in [title, detail] { text.alignWithPage() }
    image.url = value.cardImage
    badge?.observe(value.badgeSubject)
    actions?.observe(value.badgeSubject)
    layout.title = value.cardTitle
    // A tooltip shows a title that may be truncated.
    box.tooltip = value.cardTitle.count > alwaysFitsLength ? value.cardTitle : nil
    box.queueAllocate()
  }

  /// Cancels the picture's request and shows the placeholder. The texts stay until the next value.
  public func prepareForReuse() {
    image.url = nil
    badge?.observe(nil)
    actions?.observe(nil)
  }

  /// Returns the value's ``Cardable/cardDescription``, followed by the description of its badge.
  public func accessibleLabel(of value: Value) -> String {
    badges?.describe(value.badgeSubject, value.cardDescription) ?? value.cardDescription
  }
}

/// The number of characters that always fit two lines of the narrowest card.
private let alwaysFitsLength = 24
