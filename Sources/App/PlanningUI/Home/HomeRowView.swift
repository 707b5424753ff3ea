import Containment
import GTK
import Localization
import Planning

/// A row with an episode: its still, the series and the episode, and a button that marks it as watched or sets a
/// reminder. The first row of a day may have a heading.
///
/// Cells contain no controls for screen readers and the keyboard. Their commands are in the focused row's menu.
final class HomeRowView: Configurable {
  let widget: Widget
  private let showsDays: Bool
  private let heading = RowHeading()
  private let picture: DownloadImageView
  private let title = Label()
  private let detail = Label()
  private let progress = ProgressBar(name: tr("Your Progress"))
  private let buttons: EpisodeButtons

  /// - Parameter showsDays: Whether the days of coming episodes are headings.
  init(images: any ImageProviding, _ actions: HomeActions, showsDays: Bool = false) {
    self.showsDays = showsDays
    buttons = EpisodeButtons(actions)
    picture = DownloadImageView(images: images, width: 96, height: 54)
    picture.widget.verticalAlignment = .center
    let labels = Box(.vertical, spacing: 2, [title, detail, progress])
    labels.verticalAlignment = .center
    labels.expandsHorizontally = true
    let row = Box(.horizontal, spacing: 12, [picture.widget, labels] + buttons.all)
    row.setMargins(top: 6, bottom: 6, start: 12, end: 12)
    for button in buttons.all { button.verticalAlignment = .center }
    let content = Bin(row)
    content.addStyle("row-content")
    widget = Box(.vertical, [heading.widget, content])
    for label in [title, detail] {
      label.justification = .start
      label.wraps = true
      label.maximumLines = 2
    }
    title.addStyle("heading")
    detail.addStyle("caption", "dim-label")
    progress.setAccessibleHidden(true)
  }

  func configure(with item: HomeItem) {
    buttons.show(item)
    picture.url = item.cardImage
    title.text = item.cardTitle
    switch item {
    case .episode(let episode):
      heading.show(nil)
      detail.text = [episode.freshness?.text, episode.text].compactMap(\.self).joined(separator: " · ")
      progress.fraction = episode.fraction
    case .coming(let card):
      heading.show(showsDays && card.isFirstOfDay ? card.day : nil)
      detail.text = showsDays ? card.episodes : item.cardDetail
    case .title, .listed:
      heading.show(nil)
      detail.text = item.cardDetail
    }
    detail.isVisible = !detail.text.isEmpty
    let isEpisode = if case .episode = item { true } else { false }
    progress.isVisible = isEpisode
    progress.setAccessibleHidden(true)
  }

  func prepareForReuse() {
    picture.url = nil
    buttons.reset()
  }

  func accessibleLabel(of item: HomeItem) -> String { item.cardDescription }
}
