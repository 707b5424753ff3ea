import Catalogue
import Containment
import GTK
import Library
import Localization
import ScreenFoundation
import Tracking

/// The next episode of a series to air, with its date. The row opens the season. The section is hidden once the user
/// has watched all earlier episodes, because *Next Up* then shows the same episode.
package final class NextEpisodeSection: ViewController, PageSection {
  private let progress: ShowProgressModel
  private let open: Open
  private let box = Box(.vertical)
  private var seasons: SeasonList?
  private var shown: EpisodeCard?
  private var binding: Binding?

  init(_ progress: ShowProgressModel, open: @escaping Open) {
    self.progress = progress
    self.open = open
    super.init()
  }

  package override func loadView() {
    box.setMargins(top: 12, bottom: 6, start: 12, end: 12)
    box.isVisible = false
    view = box
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    binding = Binding({ [progress] in (progress.progress, progress.guide, progress.comingEpisode) }) { [weak self] _ in
      self?.update()
    }
  }

  package func show(_ page: TitlePage) {
    loadViewIfNeeded()
    seasons = page.seasons
    update()
  }
}

extension NextEpisodeSection {
  private func update() {
    // `next_episode_to_air` may be a special, or not the first episode of its day. The guide is more accurate.
    let episode = progress.guide == nil ? seasons?.nextEpisode : progress.comingEpisode
    if episode != shown {
      shown = episode
      box.childWidgets.forEach(box.remove)
      if let episode { box.append(PreferencesGroup(title: tr("Next Episode"), [makeRow(episode)])) }
    }
    let isNextUp = progress.progress.map { $0.total > 0 && $0.next == nil } ?? false
    view.isVisible = episode != nil && !isNextUp
  }

  private func makeRow(_ episode: EpisodeCard) -> ActionRow {
    let card = seasons?.seasons.first { $0.id == episode.season }
    let row = ActionRow(
      title: "\(episode.numberText) · \(episode.name)", subtitle: episode.airDate ?? tr("No date yet"))
    row.onActivate { [open] in open(SeasonDestination(id: episode.season, card: card)) }
    row.shownItem = card
    return row
  }
}
