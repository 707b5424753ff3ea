import Containment
import GTK
import Localization
import Planning

/// A column of the episodes and films to come, by day.
final class ComingColumnController: ViewController {
  /// Called with the item that the user selects.
  var onSelect: (HomeItem) -> Void = { _ in }
  private let comingUp: ComingUp
  private let list: ConfigurableListController<HomeRowView>
  private var binding: Binding?

  init(_ comingUp: ComingUp, images: any ImageProviding, _ actions: HomeActions) {
    self.comingUp = comingUp
    list = ConfigurableListController { HomeRowView(images: images, actions, showsDays: true) }
    super.init(title: tr("Coming Up"))
  }

  /// Whether nothing is coming up. Observable.
  var isEmpty: Bool { comingUp.cards.isEmpty }

  override func loadView() {
    let heading = Label(wrapping: tr("Coming Up"), styles: "title-4")
    heading.setAccessibleRole(.heading)
    heading.setMargins(top: 18, bottom: 6, start: 12, end: 12)
    view = Box(.vertical, [heading])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: list)
    list.view.expandsVertically = true
    list.onSelect = { [weak self] in self?.onSelect($0) }
    binding = Binding({ [comingUp] in comingUp.cards }) { [list] in list.items = $0.map(HomeItem.coming) }
  }

  override var preferredFocus: Widget { list.preferredFocus }
}
