import Foundation
import Library

/// Somebody of the household, as one of the others sees them.
public struct ProfileCard: Equatable, Sendable {
  /// Somebody whom a card leads to.
  public struct Person: Identifiable, Hashable, Sendable {
    public let id: ProfileID
    public let name: String
    /// Where their picture is; `nil` where there is none, or not yet.
    public let picture: URL?
  }

  /// A title and what they gave to it.
  public struct Rated: Identifiable, Hashable, Sendable {
    public let id: EventID
    public let name: String
    /// "9 of 10".
    public let score: String
    public let poster: URL?
    /// `nil` for a title of another source, where its number means another title.
    public let title: TitleSummary?
  }

  public let id: ProfileID
  public let name: String
  /// Where their picture is; `nil` where there is none, or not yet.
  public let picture: URL?
  /// What they are in the household; empty where they did not say.
  public let role: String
  public let teams: [String]
  public let followers: [Person]
  public let following: [Person]
  /// The last first; none where they are not seen.
  public let ratings: [Rated]
  /// Those on which there are titles; none where they are not seen.
  public let lists: [UserList]
  /// Why there is neither, in a sentence; `nil` where they are seen.
  public let reason: String?
}

extension ProfileCard {
  init(
    _ profile: Profile, in household: Household, ratings: [Rating], lists: [UserList], for library: LibraryModel.Viewer,
    format: PageFormat, picture address: (String?) -> URL?
  ) {
    let isSeen = household.sees(profile.id, as: library.profile)
    id = profile.id
    name = household.name(of: profile.id)
    picture = address(profile.fields.picture)
    role = BoundedText.line(profile.fields.role, most: 80)
    teams = profile.fields.teams.map { BoundedText.line($0, most: 80) }
    func people(_ ids: [ProfileID]) -> [Person] {
      ids.compactMap { household[$0] }.map {
        Person(id: $0.id, name: household.name(of: $0.id), picture: address($0.fields.picture))
      }
    }
    followers = people(profile.followers)
    following = people(profile.following)
    self.ratings = isSeen ? ratings.map { Rated($0, source: library.source, format: format) } : []
    self.lists = isSeen ? lists.filter { $0.titles > 0 } : []
    reason = isSeen ? nil : "Follow \(name) to see what they rate, list and write."
  }
}

extension ProfileCard.Rated {
  fileprivate init(_ rating: Rating, source: TitleSource, format: PageFormat) {
    let summary = TitleSummary(rating.title, format: format)
    id = rating.event
    name = rating.title.name
    score = "\(rating.score) of 10"
    title = rating.title.source == source ? summary : nil
    poster = title?.poster
  }
}

extension LibraryModel {
  /// Who looks, and at titles of which source.
  struct Viewer: Sendable {
    let profile: ProfileID
    let source: TitleSource
  }

  var viewer: Viewer { Viewer(profile: profile, source: source) }
}
