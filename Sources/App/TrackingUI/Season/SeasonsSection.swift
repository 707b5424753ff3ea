import AppFoundation
import Catalogue
import Containment
import GTK
import Library
import Localization
import ScreenFoundation
import TitleIdentity
import Tracking

/// The seasons of a series: a switcher with the progress in each season, and the episodes of the selected one.
package final class SeasonsSection: StackController, PageSection {
  private let progress: ShowProgressModel
  private let texts: TitleTexts
  private let make: (SeasonCard, TitlePage?) -> SeasonEpisodesController
  private let bar = SegmentBar(isSingleStop: true)
  private var page: TitlePage?
  private var tabs: [SeasonTab] = []
  private var selected: SeasonID?
  /// The number of the season to select first; `nil` leaves it to the user's plays.
  private var start: Int?
  private var controllers: [SeasonID: SeasonEpisodesController] = [:]
  private var binding: Binding?

  /// - Parameters:
  ///   - start: The number of the season to select first; `nil` leaves it to the user's plays.
  ///   - make: Makes the controller of a season's episodes. It receives the series' page, too.
  init(
    _ progress: ShowProgressModel, texts: TitleTexts, startingAt start: Int?,
    make: @escaping (SeasonCard, TitlePage?) -> SeasonEpisodesController
  ) {
    self.progress = progress
    self.texts = texts
    self.start = start
    self.make = make
    super.init()
    fitsShown = true
  }

  /// Always `false`, because a key pressed out of habit would mark an episode as watched.
  package var isStart: Bool { false }

  /// The selected season, or the link to the only one, but never an episode.
  package override var preferredFocus: Widget {
    bar.selectedSegment ?? selected.flatMap { controllers[$0]?.link } ?? view
  }

  package override func loadView() {
    super.loadView()
    let heading = PageHeading.make(tr("Seasons"))
    bar.setName(tr("Seasons"))
    let box = Box(.vertical, spacing: 6, [heading, bar.widget, view])
    box.setMargins(top: 12, bottom: 12, start: 12, end: 12)
    box.isVisible = false
    view = box
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    bar.onSelect = { [weak self] in self?.select($0) }
    binding = Binding({ [progress] in (progress.progress, progress.isUndecided) }) { [weak self] in
      self?.update($0, isUndecided: $1)
    }
  }

  package func show(_ page: TitlePage) {
    loadViewIfNeeded()
    self.page = page
    update(progress.progress, isUndecided: progress.isUndecided)
  }
}

extension SeasonsSection {
  private func update(_ progress: ShowProgress?, isUndecided: Bool) {
    let new = page?.seasons?.tabs(progress, texts: texts) ?? []
    if let start, let card = new.first(where: { $0.id.number == start }) { (selected, self.start) = (card.id, nil) }
    // The user's plays decide which season comes first. Afterwards, the user does.
    if !isUndecided, !new.contains(where: { $0.id == selected }) {
      selected = page?.seasons?.currentSeason(
        progress, coming: self.progress.comingEpisode, isUnwatched: self.progress.plays.state == .open([]))
    }
    view.isVisible = !new.isEmpty && selected != nil
    if new.map(\.card) == tabs.map(\.card) {
      for (index, tab) in new.enumerated() where tab != tabs[index] { bar.setTitle(tab.title, at: index) }
    } else {
      let index = new.firstIndex { $0.id == selected } ?? 0
      bar.show(titles: new.map(\.title), selected: index)
      for (index, tab) in new.enumerated() { bar.setItem(tab.card, at: index) }
    }
    tabs = new
    for (index, tab) in tabs.enumerated() { bar.setAccessibleName(tab.accessibleLabel, at: index) }
    showSelected()
  }

  private func select(_ index: Int) {
    guard tabs.indices.contains(index) else { return }
    selected = tabs[index].id
    showSelected()
  }

  private func showSelected() {
    guard let index = tabs.firstIndex(where: { $0.id == selected }) else { return }
    bar.select(index)
    let card = tabs[index].card
    let controller = controllers[card.id] ?? make(card, page)
    controllers[card.id] = controller
    crossfade(to: controller, name: card.title)
  }
}
