import GTK

/// A picture above a title and a detail: a title, a person or an episode in a shelf or a grid.
///
/// Its size depends on its shape alone, not on what it shows, so that nothing around it moves as pictures and texts come.
public final class CardView<Value: Cardable>: Configurable {
  /// The card: what is seen of it is as wide as its picture.
  public var widget: Widget { box }

  private let image: DownloadImageView
  private let title: Inscription
  private let detail: Inscription
  private let box: LayoutBox
  private let layout: CardLayout
  private let badges: (any BadgeProviding)?
  private let badge: BadgeView?

  /// - Parameter badges: knows which values bear a mark on their picture.
  public init(images: any ImageProviding, shape: CardShape = .poster, badges: (any BadgeProviding)? = nil) {
    let size = shape.pictureSize
    image = DownloadImageView(
      images: images, width: size.width, height: size.height,
      placeholder: shape.badge == nil ? shape.placeholder : nil)
    title = Inscription(lines: shape.titleLines, leastLines: 1)
    detail = Inscription(lines: shape.detailLines)
    layout = CardLayout(width: size.width, titleLines: shape.titleLines)
    self.badges = badges
    badge = badges.map(BadgeView.init)
    let picture = BadgeView.lay(badge, over: Self.picture(image, badge: shape.badge))
    box = LayoutBox(layout, [picture, title, detail])
    box.horizontalAlignment = .center
    box.verticalAlignment = .start
    for text in [title, detail] { text.breaksWords = true }
    title.setMargins(top: 6)
    title.addStyle("card-title")
    detail.addStyle("caption", "dim-label")
    detail.isVisible = shape.detailLines > 0
  }

  private static func picture(_ image: DownloadImageView, badge: String?) -> Widget {
    guard let badge else { return image.widget }
    let icon = Icon(badge)
    icon.addStyle("card-badge")
    icon.horizontalAlignment = .center
    icon.verticalAlignment = .center
    let overlay = Overlay(image.widget)
    overlay.add(icon)
    overlay.setAccessibleRole(.decoration)
    return overlay
  }

  /// Shows a value. Room for all lines is taken whether they are filled or not.
  public func configure(with value: Value) {
    title.text = value.cardTitle
    detail.text = value.cardDetail
    for text in [title, detail] { text.alignWithPage() }
    image.url = value.cardImage
    badge?.follow(value)
    layout.title = value.cardTitle
    // What may be cut can be read by resting the pointer on it.
    box.tooltip = value.cardTitle.count > surelyFits ? value.cardTitle : nil
    box.placeAgain()
  }

  /// Cancels the fetch of the picture and shows its placeholder; the texts stay until the next value comes.
  public func prepareForReuse() {
    image.url = nil
    badge?.follow(nil)
  }

  /// The value's own ``Cardable/cardDescription``, and what its mark means.
  public func accessibleLabel(of value: Value) -> String { badges.describe(value, value.cardDescription) }
}

/// Characters that two lines of the narrowest card hold.
private let surelyFits = 24
