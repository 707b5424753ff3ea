import Containment
import GTK
import Library
import Localization
import ScreenFoundation
import Tracking

/// A profile's page: name, picture and follows, and the ratings and lists that it shares.
final class ProfileController: ViewController, LibraryContentController {
  let model: ProfilePageModel
  private let header: ProfileHeaderView
  private let sections: PageSectionsController<ProfileCard>
  private let container = ChildContainer("the activity")
  private var binding: Binding?

  init(_ model: ProfilePageModel, sections: PageSectionsController<ProfileCard>, images: any ImageProviding) {
    self.model = model
    header = ProfileHeaderView(FollowButton(model.id, model.follow), images: images)
    self.sections = sections
    super.init(title: tr("Profile"))
  }

  override func loadView() {
    let parts = Box(.vertical, [header.widget, container.widget])
    let scrolled = ScrolledWindow(LayoutBox(PageMarginLayout(), [parts]))
    scrolled.expandsVertically = true
    scrolled.isFocusable = false
    view = scrolled
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: sections, in: container)
    binding = Binding({ [model] in model.card }) { [weak self] in if let card = $0 { self?.show(card) } }
  }

  private func show(_ card: ProfileCard) {
    title = card.name
    header.show(card)
    sections.show(card)
  }
}
