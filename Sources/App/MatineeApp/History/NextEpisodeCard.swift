import Containment
import GTK
import Localization
import MatineeCore

/// A card with an episode to watch next: its still, number, name and details, and a button that marks it as watched.
final class NextEpisodeCard {
  let widget: Widget
  /// Called when the user wants to see the episode.
  var onOpen: () -> Void = {}
  /// Called when the user has watched the episode.
  var onWatch: () -> Void = {}
  private let still: DownloadImageView
  private let name = Label(wrapping: "", styles: "heading")
  private let detail = Label(wrapping: "", styles: "caption", "dim-label")
  private let open = Button(label: "")
  private let watch = Button(icon: "object-select-symbolic", name: "")

  init(images: any ImageProviding) {
    still = DownloadImageView(images: images, width: 160, height: 90)
    still.widget.isVisible = false
    let labels = Box(.vertical, spacing: 3, [name, detail])
    labels.expandsHorizontally = true
    labels.verticalAlignment = .center
    let content = AdaptiveBox(still.widget, labels, mainWidth: 160, spacing: 12).widget
    content.setAccessibleHidden(true)
    open.child = content
    open.addStyle("flat")
    open.expandsHorizontally = true
    watch.addStyle("suggested-action", "circular", "next-episode-check")
    watch.verticalAlignment = .center
    watch.setMargins(top: 12, bottom: 12, start: 6, end: 12)
    let box = Box(.horizontal, [open, watch])
    box.addStyle("card")
    widget = box
    open.onClick { [weak self] in self?.onOpen() }
    watch.onClick { [weak self] in self?.onWatch() }
  }

  /// Shows what is known about an episode before its season has been read.
  func show(number: String, name: String?) {
    still.url = nil
    still.widget.isVisible = false
    detail.isVisible = false
    show(number, name)
  }

  func show(_ episode: EpisodeCard) {
    show(episode.numberText, episode.name)
    still.url = episode.still
    still.widget.isVisible = episode.still != nil
    detail.text = [episode.runningTime, episode.airDate].compactMap(\.self).joined(separator: " · ")
    detail.isVisible = !detail.text.isEmpty
  }

  private func show(_ number: String, _ name: String?) {
    self.name.text = [number, name].compactMap(\.self).joined(separator: " · ")
    open.accessibleLabel = tr("Next: {episode}", ["episode": self.name.text])
    watch.rename(tr("Mark {episode} as Watched", ["episode": number]))
  }
}
