import Containment
import GTK
import MatineeCore

/// The episodes of a season, one below the other, with a still each.
final class EpisodesSection: ViewController, PageSection {
  private let list = Box(.vertical, spacing: 12)
  private let images: any ImageProviding
  private var shown: [EpisodeCard] = []

  init(images: any ImageProviding) {
    self.images = images
    super.init()
  }

  override func loadView() {
    let box = Box(.vertical, spacing: 12, [PageHeading.make("Episodes"), list])
    box.setMargins(top: 12, bottom: 12, start: 12, end: 12)
    view = box
  }

  func show(_ page: SeasonPage) {
    view.isVisible = !page.episodes.isEmpty
    guard page.episodes != shown else { return }
    shown = page.episodes
    list.childWidgets.forEach(list.remove)
    for episode in page.episodes { list.append(EpisodeView(episode, images: images).widget) }
  }
}
