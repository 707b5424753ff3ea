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
    let name = Label(wrapping: "\(episode.number). \(episode.name)", styles: "heading")
    let details = [episode.airDate, episode.runningTime, episode.rating?.value, episode.notice].compactMap(\.self)
    let detail = Label(wrapping: details.joined(separator: " · "), styles: "caption", "dim-label")
    detail.isVisible = !detail.text.isEmpty
    overview.text = episode.overview ?? ""
    let labels = Box(.vertical, spacing: 3, [name, detail, overview.widget])
    labels.expandsHorizontally = true
    widget = AdaptiveBox(still.widget, labels, mainWidth: 180, spacing: 12).widget
    widget.keep(still, for: "matinee-still")
    widget.keep(overview, for: "matinee-overview")
    still.url = episode.still
  }
}
