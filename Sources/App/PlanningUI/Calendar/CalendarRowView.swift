import Catalogue
import Containment
import GTK
import Localization
import Planning

/// A row of the agenda: a small poster, the title and the episodes, then a tick if they were watched. The first row of
/// a day has a heading.
final class CalendarRowView: Configurable {
  let widget: Widget
  private let heading = RowHeading()
  private let poster: DownloadImageView
  private let title = Label()
  private let detail = Label()
  private let tick = Icon("object-select-symbolic")
  private let row: Box

  init(images: any ImageProviding) {
    poster = DownloadImageView(images: images, width: 32, height: 48, placeholder: nil)
    poster.widget.verticalAlignment = .center
    let labels = Box(.vertical, spacing: 2, [title, detail])
    labels.verticalAlignment = .center
    labels.expandsHorizontally = true
    row = Box(.horizontal, spacing: 12, [poster.widget, labels, tick])
    row.setMargins(top: 4, bottom: 4, start: 12, end: 12)
    let content = Bin(row)
    content.addStyle("row-content")
    widget = Box(.vertical, [heading.widget, content])
    for label in [title, detail] {
      label.justification = .start
      label.wraps = true
      label.maximumLines = 2
    }
    detail.addStyle("caption", "dim-label")
    tick.addStyle("dim-label")
    tick.verticalAlignment = .center
  }

  func configure(with card: CalendarCard) {
    heading.show(card.heading)
    let isEntry = card.entry != nil
    poster.url = card.title?.poster
    poster.widget.isVisible = isEntry
    row.setMinimumSize(height: isEntry ? 48 : 32)
    title.text = card.name
    title.setStyle("heading", isOn: isEntry)
    title.setStyle("dim-label", isOn: !isEntry)
    detail.text = [card.detail, card.progress].filter { !$0.isEmpty }.joined(separator: " · ")
    detail.isVisible = !detail.text.isEmpty
    for label in [title, detail] {
      label.breaksWords = label.text.split(separator: " ").contains { $0.count > maximumUnbrokenLength }
    }
    tick.isVisible = card.isWatched
  }

  func prepareForReuse() { poster.url = nil }

  func accessibleLabel(of card: CalendarCard) -> String {
    card.heading.map { "\($0): \(card.spokenText)" } ?? card.spokenText
  }
}

/// The maximum number of characters of a word that fits next to the poster, at a width of 360 pixels and twice the text
/// size.
private let maximumUnbrokenLength = 12
