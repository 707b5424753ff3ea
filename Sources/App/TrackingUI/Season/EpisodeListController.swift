import Catalogue
import Containment
import GTK
import Localization
import Tracking

/// The episodes of a season, each with a watched check button, a rating and a menu.
final class EpisodeListController: ViewController {
  /// Called with an episode that was watched on another date than now.
  var onOtherDate: (EpisodeCard) -> Void = { _ in }
  /// Called when the number of watched episodes may have changed.
  var onUpdate: () -> Void = {}
  let model: EpisodeListModel
  private let list: EpisodeRowsView
  private let start: Int?
  private var binding: Binding?

  /// - Parameter start: The number of the episode that gets the initial focus; `nil` for the first.
  init(_ model: EpisodeListModel, _ app: TrackingDependencies, startingAt start: Int? = nil) {
    self.model = model
    self.start = start
    list = EpisodeRowsView(app)
    super.init()
  }

  override func loadView() { view = list.widget }

  override var preferredFocus: Widget { list.focusTarget(start) ?? view }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.more.earlier.onClick { [weak self] in
      self?.model.showEarlier()
      self?.update()
    }
    list.more.later.onClick { [weak self] in
      self?.model.showLater()
      self?.update()
    }
    list.onToggle = { [model] in model.set($0, isWatched: $1) }
    list.onUndo = { [model] in model.undo($0) }
    list.onRate = { [model] in model.progress.rate($0, $1, onFailure: $2) }
    view.setItemMenuProvider { [weak self] (episode: EpisodeCard) in self?.menu(of: episode) }
    binding = Binding({ [model] in (model.rows, model.range, model.count) }) { [weak self] _ in self?.update() }
  }

  override func viewWillDisappear() {
    super.viewWillDisappear()
    list.commit()
  }

  func show(_ page: SeasonPage) {
    loadViewIfNeeded()
    guard page.episodes != model.episodes else { return }
    model.show(page)
    update()
  }

  private func update() {
    model.update()
    list.show(model.rows, in: model.range)
    onUpdate()
  }
}

extension EpisodeListController {
  private func menu(of episode: EpisodeCard) -> ItemMenu? {
    let items = model.actions(for: episode).map { action in
      switch action {
      case .toggleWatched(let isOn):
        MenuItem(tr("_Watched"), name: "watched", isOn: isOn) { [model] in model.set(episode, isWatched: !isOn) }
      case .watchUpToHere:
        MenuItem(tr("Mark as Watched _Up to Here"), name: "up-to-here") { [model] in
          model.progress.watch(upTo: episode)
        }
      case .watchOnOtherDate:
        MenuItem(tr("_Choose Date…"), name: "other-date") { [weak self] in
          self?.onOtherDate(episode)
        }
      case .rate: MenuItem(tr("_Rate"), name: "rate") { [list] in list.openStars(of: episode) }
      }
    }
    return items.isEmpty ? nil : ItemMenu(episode.name, [items])
  }
}
