import Containment
import Foundation
import GTK
import Library
import Localization
import ScreenFoundation
import Tracking

/// The sections of a profile's page: ratings, lists, and other profiles.
enum ProfileSections {
  /// - Parameters:
  ///   - viewer: The current profile. Its own lists open as editable pages.
  ///   - open: Opens a title, a list or another profile.
  static func make(
    of profile: ProfileID, for viewer: ProfileID, images: any ImageProviding, open: @escaping Open
  ) -> PageSectionsController<ProfileCard> {
    let openProfile: (ProfileID) -> Void = { open(ProfileDestination($0)) }
    let ratings = ShelfController<CardView<ProfileCard.Rated>>(title: tr("Recent Ratings"), images: images)
    ratings.onSelect = { rated in rated.title.map { open(TitleDestination($0)) } }
    return PageSectionsController([
      PageShelf(ratings, items: \.ratings),
      makeLists { list in
        open(profile == viewer ? UserListDestination(list) : SharedListDestination(id: list.id, name: list.shownName))
      },
      PeopleSection(tr("Following"), images: images, \.following, onSelect: openProfile),
      PeopleSection(tr("Followers"), images: images, \.followers, onSelect: openProfile),
    ])
  }

  private static func makeLists(open: @escaping (UserList) -> Void) -> ComposedSection<ProfileCard, [UserList]> {
    ComposedSection(items: \.lists) { lists in
      let box = ListBox(name: tr("Lists"), lists.map { list in makeRow(list) { open(list) } })
      box.addStyle("boxed-list")
      return [PageHeading.make(tr("Lists")), box]
    }
  }

  private static func makeRow(_ list: UserList, open: @escaping () -> Void) -> ListBox.Row {
    let texts = [
      Label(wrapping: list.shownName, styles: "heading"), Label(wrapping: list.titleCount, styles: "caption"),
    ]
    let box = Box(.vertical, spacing: 3, texts)
    box.setMargins(top: 9, bottom: 9, start: 12, end: 12)
    return ListBox.Row(box, name: "\(list.shownName), \(list.titleCount)", onActivate: open)
  }
}

extension ProfileCard.Rated: Cardable {
  public var cardTitle: String { name }
  public var cardDetail: String { score }
  public var cardImage: URL? { poster }
}
