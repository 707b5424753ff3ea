import AppFoundation
import Catalogue
import Containment
import GTK
import LoadingState
import Localization
import ScreenFoundation

/// The episodes of a season on the series' page. It loads the season on its own, so the page doesn't wait for it.
final class SeasonEpisodesController: FetcherController<SeasonPage> {
  /// Called when the user wants to see the season's page.
  var onOpen: () -> Void = {}
  /// Called when the user wants to see all plays.
  var onShowAll: () -> Void = {}
  private let model: PageModel<SeasonPage>
  private let list: EpisodeListController
  /// The link to the season's page.
  let link = Button(label: "")
  private let menu = SectionMenu(tr("Season Menu"))
  private let slot = ChildContainer("the episodes or the loading state")
  private let card: SeasonCard
  private var binding: Binding?

  init(
    _ card: SeasonCard, _ model: PageModel<SeasonPage>, _ list: EpisodeListController,
    perform: @escaping (AppAction) -> Void
  ) {
    self.card = card
    self.model = model
    self.list = list
    let container = StateController(content: list) { [list] in list.show($0) }
    container.fitsShown = true
    super.init(title: card.title, fetching: model, in: container, perform: perform)
  }

  override func loadView() {
    EpisodeStyle.install()
    let label = Label(wrapping: card.title, breaksWords: false, styles: "heading")
    let content = Box(.horizontal, spacing: 6, [label, Icon("go-next-symbolic")])
    content.setAccessibleHidden(true)
    link.child = content
    link.accessibleLabel = tr("Open {season}", ["season": card.title])
    link.addStyle("flat", "season-link")
    link.shownItem = card
    link.horizontalAlignment = .start
    link.expandsHorizontally = true
    view = Box(
      .vertical, spacing: 12, [Box(.horizontal, spacing: 12, [link, menu.button]), slot.widget])
  }

  override func addContainer() { add(child: container, in: slot) }

  override func viewDidLoad() {
    super.viewDidLoad()
    link.onClick { [weak self] in self?.onOpen() }
    list.onUpdate = { [weak self] in self?.update() }
    binding = Binding({ [model] in model.state }) { [weak self] in self?.container.state = $0 }
  }

  private func update() { menu.show(list.model.menuItems { [weak self] in self?.onShowAll() }) }
}
