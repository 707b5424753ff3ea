import AppFoundation
import Catalogue
import Containment
import GTK
import Library
import Localization
import ScreenFoundation
import Tracking

/// The episodes on a season's page. Next to the heading are the number of watched episodes and a menu.
final class EpisodesSection: ViewController, PageSection {
  /// Called when the user wants to see all plays.
  var onShowAll: () -> Void = {}
  private let list: EpisodeListController
  private let texts: TitleTexts
  private let count = Label(wrapping: "", breaksWords: false, styles: "dim-label")
  private let menu = SectionMenu(tr("Season Menu"))
  private let container = ChildContainer("the episodes")

  init(_ list: EpisodeListController, texts: TitleTexts) {
    self.list = list
    self.texts = texts
    super.init()
  }

  override func loadView() {
    let labels = Box(.vertical, spacing: 3, [PageHeading.make(tr("Episodes")), count])
    labels.expandsHorizontally = true
    let line = Box(.horizontal, spacing: 12, [labels, menu.button])
    let box = Box(.vertical, spacing: 12, [line, container.widget])
    box.setMargins(top: 12, bottom: 12, start: 12, end: 12)
    view = box
  }

  /// An episode, but never the menu that marks all of them.
  override var preferredFocus: Widget { list.preferredFocus }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: list, in: container)
    list.onUpdate = { [weak self] in self?.update() }
    update()
  }

  func show(_ page: SeasonPage) {
    loadViewIfNeeded()
    view.isVisible = !page.episodes.isEmpty
    list.show(page)
  }

  private func update() {
    count.text = list.model.countText(texts)
    count.isVisible = !count.text.isEmpty
    menu.show(list.model.menuItems { [weak self] in self?.onShowAll() })
  }
}

extension EpisodeListModel {
  /// The number of watched episodes, such as "3 of 10 episodes watched"; empty if it is unknown.
  fileprivate func countText(_ texts: TitleTexts) -> String {
    guard let count, count.total > 0 else { return "" }
    let (watched, total) = (texts.count(count.watched), texts.count(count.total))
    return isSpecials
      ? tr(
        one: "{watched} of {count} special watched", other: "{watched} of {count} specials watched",
        count: count.total, ["watched": watched, "count": total])
      : tr(
        one: "{watched} of {count} episode watched", other: "{watched} of {count} episodes watched",
        count: count.total, ["watched": watched, "count": total])
  }

  /// Returns the items of the menu next to the episodes.
  func menuItems(showAll: @escaping () -> Void) -> [MenuItem] {
    guard let count else { return [] }
    let marking = MenuItem(
      isSpecials ? tr("_Mark Specials as Watched") : tr("_Mark Season as Watched"), name: "mark-season"
    ) { [weak self] in self?.watchAll() }
    let history = MenuItem(tr("_History…"), name: "history") { showAll() }
    return (count.watched < count.total ? [marking] : []) + (count.watched > 0 ? [history] : [])
  }
}
