import Catalogue
import Containment
import GTK
import Library
import Localization
import ScreenFoundation
import Tracking

/// A row of the history: a small poster, the title and its part, then the rating and the time. The first row of a day
/// has a heading.
final class HistoryRowView: Configurable {
  let widget: Widget
  private let badges: PartBadges
  private let heading = RowHeading()
  private let poster: DownloadImageView
  private let title = Label()
  private let detail = Label()
  private let again = Icon("view-refresh-symbolic", pixels: 12)
  private let rating = Label()
  private let stars: Box
  private let time = Label()
  private let arrow = Icon("pan-end-symbolic")
  private let row: Box
  private var binding: Binding?

  init(images: any ImageProviding, badges: PartBadges) {
    self.badges = badges
    poster = DownloadImageView(images: images, width: 32, height: 48, placeholder: nil)
    poster.widget.verticalAlignment = .center
    let labels = Box(.vertical, spacing: 2, [title, detail])
    labels.verticalAlignment = .center
    stars = Box(.horizontal, spacing: 3, [Icon("starred-symbolic", pixels: 12), rating])
    let facts = Box(.horizontal, spacing: 12, [again, stars, time])
    facts.verticalAlignment = .center
    let texts = LayoutBox(TrailingLayout(mainWidth: 220, spacing: 12), [labels, facts])
    texts.expandsHorizontally = true
    // The times of all rows are aligned.
    let end = Bin(arrow)
    end.setMinimumSize(width: 16)
    row = Box(.horizontal, spacing: 12, [poster.widget, texts, end])
    let content = Bin(row)
    content.addStyle("row-content")
    widget = Box(.vertical, [heading.widget, content])
    style()
  }

  func configure(with entry: HistoryEntry) {
    heading.show(entry.heading)
    let isEpisode = entry.role == .episode
    poster.url = isEpisode ? nil : entry.title?.poster
    poster.widget.isVisible = !isEpisode
    row.setMargins(top: 4, bottom: 4, start: isEpisode ? 56 : 12, end: 12)
    row.setMinimumSize(height: isEpisode ? 32 : 48)
    title.text = isEpisode ? entry.detail : entry.name
    title.breaksWords = title.text.split(separator: " ").contains { $0.count > maximumUnbrokenLength }
    detail.text = isEpisode ? "" : entry.detail
    detail.isVisible = !detail.text.isEmpty
    again.isVisible = entry.isRewatch
    time.text = entry.time
    time.isVisible = !entry.time.isEmpty
    show(entry.role)
    binding = Binding({ [badges] in entry.badgeSubject.flatMap(badges.badge)?.text ?? "" }) { [weak self] in
      self?.show(rating: $0)
    }
  }

  func prepareForReuse() {
    poster.url = nil
    binding = nil
  }

  func accessibleLabel(of entry: HistoryEntry) -> String {
    let badge = entry.badgeSubject.flatMap(badges.badge)
    let sentence = [entry.spokenText, badge?.description].compactMap(\.self).joined(separator: ", ")
    return entry.heading.map { "\($0): \(sentence)" } ?? sentence
  }
}

extension HistoryRowView {
  private func style() {
    for label in [title, detail] {
      label.justification = .start
      label.wraps = true
      label.maximumLines = 2
    }
    title.addStyle("heading")
    detail.addStyle("caption", "dim-label")
    for part in [again, stars, time] { part.addStyle("caption", "dim-label", "numeric") }
    arrow.addStyle("dim-label")
  }

  private func show(rating text: String) {
    rating.text = text
    stars.isVisible = !text.isEmpty
  }

  private func show(_ role: HistoryEntry.Role) {
    if case .episodes(let isExpanded) = role {
      arrow.isVisible = true
      arrow.name = isExpanded ? "pan-down-symbolic" : "pan-end-symbolic"
    } else {
      arrow.isVisible = false
    }
  }
}

extension HistoryEntry {
  /// The subject of the rating; `nil` for several episodes, and for a title from another source, whose ID means another
  /// title here.
  var badgeSubject: PartSubject? { isFolded ? nil : title.map { PartSubject(title: $0.id, part: play.part) } }

  /// The row as one sentence, without its heading and rating.
  var spokenText: String {
    let state: String? =
      if case .episodes(let isExpanded) = role { isExpanded ? tr("expanded") : tr("collapsed") } else { nil }
    return [name, detail, time, isRewatch ? tr("watched again") : "", state ?? ""].filter { !$0.isEmpty }
      .joined(separator: ", ")
  }
}

/// The maximum number of characters of a word that fits next to the poster, at a width of 360 pixels and twice the text
/// size.
private let maximumUnbrokenLength = 12
