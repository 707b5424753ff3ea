import Containment
import GTK
import Library
import Localization
import MatineeCore

/// The next episode of a series to air, with its date. The row opens the season. The section is hidden once the user
/// has watched all earlier episodes, because *Next Up* then shows the same episode.
final class NextEpisodeSection: ViewController, PageSection {
  private let progress: ShowProgressModel
  private let open: Open
  private let box = Box(.vertical)
  private var seasons: SeasonList?
  private var binding: Binding?

  init(_ progress: ShowProgressModel, open: @escaping Open) {
    self.progress = progress
    self.open = open
    super.init()
  }

  override func loadView() {
    box.setMargins(top: 12, bottom: 6, start: 12, end: 12)
    box.isVisible = false
    view = box
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    binding = Binding({ [progress] in progress.progress }) { [weak self] in self?.update($0) }
  }

  func show(_ page: TitlePage) {
    loadViewIfNeeded()
    if page.seasons != seasons {
      seasons = page.seasons
      box.childWidgets.forEach(box.remove)
      if let row = makeRow() { box.append(PreferencesGroup(title: tr("Next Episode"), [row])) }
    }
    update(progress.progress)
  }
}

extension NextEpisodeSection {
  private func makeRow() -> ActionRow? {
    guard let seasons, let episode = seasons.nextEpisode else { return nil }
    let card = seasons.seasons.first { $0.id == episode.season }
    let row = ActionRow(
      title: "\(episode.numberText) · \(episode.name)", subtitle: episode.airDate ?? tr("No date yet"))
    row.onActivate { [open] in open(SeasonDestination(id: episode.season, card: card)) }
    row.shownItem = card
    return row
  }

  private func update(_ progress: ShowProgress?) {
    view.isVisible = seasons?.nextEpisode != nil && seasons?.comingEpisode(progress) == nil
  }
}
