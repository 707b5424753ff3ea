import Containment
import GTK
import Library
import LoadingState
import Localization
import ScreenFoundation
import Tracking

/// A profile's page: name, picture and follows, and the ratings and lists that it shares.
final class ProfileController: ViewController, StatefulContentLoadable {
  private let model: ProfilePageModel
  private let header: ProfileHeaderView
  private let sections: PageSectionsController<ProfileCard>
  private let container = ChildContainer("the activity")
  private var binding: Binding?

  /// - Parameter open: Opens a title, a list or another profile.
  init(_ model: ProfilePageModel, images: any ImageProviding, open: @escaping Open) {
    self.model = model
    header = ProfileHeaderView(FollowButton(model.id, model.follow), images: images)
    sections = ProfileSections.make(of: model.id, for: model.follow.library.profile, images: images, open: open)
    super.init(title: tr("Profile"))
  }

  override func loadView() {
    let scrolled = ScrolledWindow(Clamp(Box(.vertical, [header.widget, container.widget]), maximumWidth: 860))
    scrolled.expandsVertically = true
    scrolled.isFocusable = false
    view = scrolled
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: sections, in: container)
    binding = Binding({ [model] in model.card }) { [weak self] in if let card = $0 { self?.show(card) } }
  }

  func loadContent() async -> LoadResult {
    await .library(missing: .noSuchProfile) { [model] () async throws(LibraryError) in
      try await model.load()
      return .content
    }
  }

  private func show(_ card: ProfileCard) {
    title = card.name
    header.show(card)
    sections.show(card)
  }
}
