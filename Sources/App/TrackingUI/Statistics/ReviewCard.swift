import Catalogue
import Containment
import GTK
import ScreenFoundation
import Tracking

/// A card of a review: a large number or name with a caption, and next to it the poster of a title.
enum ReviewCard {
  /// - Parameter onOpen: Called with the card's screen. A card without one is no button.
  static func make(
    _ card: YearInReview.Card, images: any ImageProviding, onOpen: @escaping (Tally.Screen) -> Void
  ) -> Widget {
    let content = content(card, images: images)
    guard let screen = card.screen else {
      content.expandsVertically = true
      let box = Box(.vertical, [content])
      box.addStyle("card")
      box.setAccessibleRole(.group)
      box.accessibleLabel = card.accessibleLabel
      content.setAccessibleHidden(true)
      return box
    }
    let button = Button(label: "")
    content.setAccessibleHidden(true)
    button.child = content
    button.addStyle("card")
    button.accessibleLabel = card.accessibleLabel
    button.onClick { onOpen(screen) }
    return button
  }

  private static func content(_ card: YearInReview.Card, images: any ImageProviding) -> Widget {
    let caption = Label(wrapping: card.caption, styles: "caption-heading")
    let value = Label(wrapping: card.value, styles: card.title == nil ? "title-1" : "title-3")
    let detail = Label(wrapping: card.detail, styles: "caption", "dim-label")
    detail.isVisible = !card.detail.isEmpty
    // A number stands above its noun, a name below its caption.
    let labels = Box(.vertical, spacing: 3, card.isNumber ? [value, caption, detail] : [caption, value, detail])
    labels.verticalAlignment = .center
    labels.expandsHorizontally = true
    let row = Box(.horizontal, spacing: 12)
    if let title = card.title {
      let poster = DownloadImageView(images: images, width: 80, height: 120)
      poster.url = title.poster
      row.own(poster)
      row.append(poster.widget)
    }
    row.append(labels)
    row.setMargins(top: 12, bottom: 12, start: 12, end: 12)
    return row
  }
}

extension YearInReview.Card {
  /// Whether the value and the caption form a sentence, such as "42 films".
  fileprivate var isNumber: Bool { accessibleLabel.hasPrefix(value) }
}
