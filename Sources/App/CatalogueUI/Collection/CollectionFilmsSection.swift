import Catalogue
import Containment
import GTK
import Localization
import ScreenFoundation

/// The films of a collection, sorted by date, with filters above. Each row opens the film's page.
final class CollectionFilmsSection: ViewController, PageSection {
  private let model: CollectionFilmsModel
  private let rows: ComposedSection<CollectionPage, [TitleCard]>
  private let container = ChildContainer("the films")
  private let chips: ChipRow
  private let personal = PersonalFilterChips()

  init(
    _ model: CollectionFilmsModel, images: any ImageProviding, badges: any TitleBadges,
    onSelect: @escaping (TitleCard) -> Void
  ) {
    self.model = model
    rows = ComposedSection(bottom: 24, content: { model.films(of: $0) }) { films in
      guard !films.isEmpty else {
        return [Label(wrapping: tr("No titles match all of your filters."), breaksWords: false, styles: "dim-label")]
      }
      return [
        PreferencesGroup(title: tr("Films"), films.map { CollectionFilmRow.make(of: $0, images, badges, onSelect) })
      ]
    }
    chips = ChipRow(personal.buttons, sideMargin: 12)
    super.init()
  }

  override func loadView() { view = Box(.vertical, [chips.widget, container.widget]) }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: rows, in: container)
    personal.show(model.filters)
    personal.onChange = { [model] in model.filters = $0 }
  }

  func show(_ page: CollectionPage) {
    loadViewIfNeeded()
    view.isVisible = !page.films.isEmpty
    rows.show(page)
  }
}
