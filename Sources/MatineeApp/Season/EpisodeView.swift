import Containment
import GTK
import MatineeCore

/// An episode: a still, and beside it number, name, date and what happens.
final class EpisodeView {
  let widget: Widget
  private let still: DownloadImageView
  private let overview = ExpandableText(lines: 3)

  init(_ episode: EpisodeCard, images: any ImageProviding) {
    still = DownloadImageView(images: images, width: 144, height: 81)
    let name = Label("\(episode.number). \(episode.name)")
    name.addStyle("heading")
    let detail = Label(
      [episode.airDate, episode.runningTime, episode.rating?.value, episode.notice].compactMap(\.self)
        .joined(separator: " · "))
    detail.addStyle("caption", "dim-label")
    detail.isVisible = !detail.text.isEmpty
    overview.text = episode.overview ?? ""
    for label in [name, detail] {
      label.justification = .start
      label.wraps = true
      label.breaksWords = true
    }
    let labels = Box(.vertical, spacing: 3, [name, detail, overview.widget])
    labels.expandsHorizontally = true
    widget = AdaptiveBox(still.widget, labels, mainWidth: 180, spacing: 12).widget
    widget.keep(still, for: "matinee-still")
    widget.keep(overview, for: "matinee-overview")
    still.url = episode.still
  }
}
