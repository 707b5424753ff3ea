import AppFoundation
import Catalogue
import Foundation
import Library
import Localization

/// A profile in the household, as another profile sees it.
public struct ProfileCard: Equatable, Sendable {
  /// A profile that a card links to.
  public struct Person: Identifiable, Hashable, Sendable {
    public let id: ProfileID
    public let name: String
    /// The address of the person's picture; `nil` if there is none or it isn't available yet.
    public let picture: URL?
  }

  /// A title and the profile's rating of it.
  public struct Rated: Identifiable, Hashable, Sendable {
    public let id: EventID
    public let name: String
    /// The rating, such as "9 out of 10".
    public let score: String
    public let poster: URL?
    /// The title for its page; `nil` for a title of another source, in which its number refers to another title.
    public let title: TitleSummary?
  }

  public let id: ProfileID
  public let name: String
  /// The address of the profile's picture; `nil` if there is none or it isn't available yet.
  public let picture: URL?
  /// The role in the household; empty if there is none.
  public let role: String
  public let teams: [String]
  public let followers: [Person]
  public let following: [Person]
  /// The latest ratings, newest first; empty if the viewer can't see them.
  public let ratings: [Rated]
  /// The lists with titles on them; empty if the viewer can't see them.
  public let lists: [UserList]
  /// A sentence that explains why ratings and lists are hidden; `nil` if they are visible.
  public let reason: String?
}

extension ProfileCard {
  init(
    _ profile: Profile, in household: Household, content: (ratings: [Rating], lists: [UserList]),
    for library: LibraryModel.Viewer, format: PageFormat, picture address: (String?) -> URL?
  ) {
    let isSeen = household.canSee(profile.id, as: library.profile)
    id = profile.id
    name = household.name(of: profile.id)
    picture = address(profile.fields.picture)
    role = BoundedText.line(profile.fields.role, maximumLength: 80)
    teams = profile.fields.teams.map { BoundedText.line($0, maximumLength: 80) }
    func people(_ ids: [ProfileID]) -> [Person] {
      ids.compactMap { household[$0] }.map {
        Person(id: $0.id, name: household.name(of: $0.id), picture: address($0.fields.picture))
      }
    }
    followers = people(profile.followers)
    following = people(profile.following)
    self.ratings = isSeen ? content.ratings.map { Rated($0, source: library.source, format: format) } : []
    self.lists = isSeen ? content.lists.filter { $0.titles > 0 } : []
    reason = isSeen ? nil : tr("Follow {user} to see their ratings, lists and notes.", ["user": name])
  }
}

extension ProfileCard.Rated {
  fileprivate init(_ rating: Rating, source: TitleSource, format: PageFormat) {
    let summary = TitleSummary(rating.title, format: format)
    id = rating.event
    name = rating.title.name
    score = tr("{score} out of 10", ["score": "\(rating.score)"])
    title = rating.title.source == source ? summary : nil
    poster = title?.poster
  }
}

extension LibraryModel {
  /// The viewing profile, and the source of the titles that it sees.
  struct Viewer: Sendable {
    let profile: ProfileID
    let source: TitleSource
  }

  var viewer: Viewer { Viewer(profile: profile, source: source) }
}
