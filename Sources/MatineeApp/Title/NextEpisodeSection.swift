import Containment
import GTK
import MatineeCore

/// When a series goes on, and with what; it leads to the season.
final class NextEpisodeSection: ViewController, PageSection {
  private let place = Bin()
  private let open: Open
  private var shown: EpisodeCard?

  init(open: @escaping Open) {
    self.open = open
    super.init()
  }

  override func loadView() {
    place.setMargins(top: 12, bottom: 6, start: 12, end: 12)
    view = place
  }

  func show(_ page: TitlePage) {
    let episode = page.seasons?.nextEpisode
    view.isVisible = episode != nil
    guard let episode, episode != shown else { return }
    shown = episode
    let card = page.seasons?.seasons.first { $0.id == episode.season }
    let row = ActionRow(title: "\(episode.place) · \(episode.name)", subtitle: episode.airDate ?? "No date yet")
    row.onActivate { [open] in open(.season(episode.season), card.map(Known.season)) }
    row.shownItem = card
    place.child = PreferencesGroup(title: "Next Episode", [row])
  }
}
