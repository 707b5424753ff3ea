import Catalogue
import Containment
import GTK
import Localization
import ScreenFoundation

/// A person's filmography, grouped by role, with its order and filters above. Each row opens the title's page.
final class FilmographySection: ViewController, PageSection {
  private let model: FilmographyModel
  private let rows: ComposedSection<PersonPage, FilmographyModel.Content>
  private let container = ChildContainer("the filmography")
  private let chips: ChipRow
  private let best = ToggleButton(toggle: tr("Best Rated"))
  private let personal = PersonalFilterChips()

  init(_ model: FilmographyModel, badges: any TitleBadges, onSelect: @escaping (FilmographyEntry) -> Void) {
    self.model = model
    rows = ComposedSection(spacing: 18, bottom: 24) { page in
      page.filmography.isEmpty ? nil : model.content(of: page)
    } compose: { content in
      FilmographyRows.make(content, badges, onSelect)
    }
    best.addStyle("chip")
    chips = ChipRow([best] + personal.buttons, sideMargin: 12)
    super.init()
  }

  override func loadView() { view = Box(.vertical, [chips.widget, container.widget]) }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: rows, in: container)
    best.isActive = model.isByRating
    personal.show(model.filters)
    best.onToggle { [model, best] in model.isByRating = best.isActive }
    personal.onChange = { [model] in model.filters = $0 }
  }

  func show(_ page: PersonPage) {
    loadViewIfNeeded()
    view.isVisible = !page.filmography.isEmpty
    rows.show(page)
  }
}
