import Containment
import Foundation
import GTK
import Library
import LoadingState
import MatineeCore

/// A profile's page: name, picture and follows, and the ratings and lists that it shares.
final class ProfileController: ViewController {
  private let model: ProfilePageModel
  private let header: ProfileHeaderView
  private let parts: PageSectionsController<ProfileCard>
  private let container = ChildContainer("the activity")
  private var binding: Binding?

  /// - Parameters:
  ///   - open: Opens a title or a list.
  ///   - openProfile: Opens another profile.
  init(
    _ model: ProfilePageModel, images: any ImageProviding, badges: any BadgeProviding, open: @escaping Open,
    openProfile: @escaping (ProfileID) -> Void
  ) {
    self.model = model
    header = ProfileHeaderView(FollowButton(model.id, model.follow), images: images)
    parts = PageSectionsController([
      PageShelf("Recent Ratings", images: images, items: \.ratings) { rated in
        rated.title.map { open(.title($0.id), .title($0)) }
      },
      Self.makeLists(of: model.id, for: model.follow.library.profile, open: open),
      PeopleSection("Following", images: images, \.following, open: openProfile),
      PeopleSection("Followers", images: images, \.followers, open: openProfile),
    ])
    super.init(title: "Profile")
  }

  override func loadView() {
    let scrolled = ScrolledWindow(Clamp(Box(.vertical, [header.widget, container.widget]), maximumWidth: 860))
    scrolled.expandsVertically = true
    scrolled.isFocusable = false
    view = scrolled
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: parts, in: container)
    binding = Binding({ [model] in model.card }) { [weak self] in if let card = $0 { self?.show(card) } }
  }

  private func show(_ card: ProfileCard) {
    title = card.name
    header.show(card)
    parts.show(card)
  }

  /// Makes the section of the profile's lists. The user's own lists open as editable pages.
  private static func makeLists(
    of profile: ProfileID, for viewer: ProfileID, open: @escaping Open
  ) -> ComposedSection<ProfileCard, [UserList]> {
    ComposedSection(items: \.lists) { lists in
      let rows = lists.map { list in
        let texts = [
          Label(wrapping: list.shownName, styles: "heading"), Label(wrapping: list.titleCount, styles: "caption"),
        ]
        let box = Box(.vertical, spacing: 3, texts)
        box.setMargins(top: 9, bottom: 9, start: 12, end: 12)
        return ListBox.Row(box, name: "\(list.shownName), \(list.titleCount)") {
          open(profile == viewer ? .list(list.id) : .seenList(list.id), .list(list.shownName))
        }
      }
      let box = ListBox(name: "Lists", rows)
      box.addStyle("boxed-list")
      return [PageHeading.make("Lists"), box]
    }
  }
}

extension ProfileController: StatefulContentLoadable {
  func loadContent() async -> LoadResult {
    do throws(LibraryError) {
      try await model.load()
      return .content
    } catch {
      return error == .notFound ? .empty(.noSuchProfile) : .failure(StateMessage(error))
    }
  }
}

extension ProfileCard.Rated: Cardable {
  public var cardTitle: String { name }
  public var cardDetail: String { score }
  public var cardImage: URL? { poster }
}
