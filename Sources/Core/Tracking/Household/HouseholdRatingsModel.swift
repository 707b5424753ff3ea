import AppFoundation
import Foundation
import Library
import Localization
import Observation
import TitleIdentity

/// The other profiles' ratings of a title, as far as the current profile sees them, kept up to date.
@MainActor @Observable
public final class HouseholdRatingsModel {
  /// A person's rating.
  public struct Entry: Identifiable, Hashable, Sendable {
    public let person: ProfileCard.Person
    /// The name and the rating, such as "Ana ★ 8.5".
    public let text: String
    /// The name and the rating in words, such as "Ana, 8.5 out of 10".
    public let accessibleLabel: String

    public var id: ProfileID { person.id }
  }

  private var known: HouseholdRatings?
  @ObservationIgnored private let key: TitleReference.Key
  @ObservationIgnored private let library: LibraryModel
  @ObservationIgnored private let pictures: ProfilePictures
  @ObservationIgnored private var observation: Task<Void, Never>?

  /// - Parameter source: The title's source, even if the app shows another source later.
  public init(of id: TitleID, of source: TitleSource, in library: LibraryModel, pictures: ProfilePictures? = nil) {
    self.library = library
    self.pictures = pictures ?? ProfilePictures()
    key = TitleReference.Key(id, of: source)
    observation = Task { [weak self, library, key] in
      guard let opened = try? await library.library() else { return }
      for await ratings in opened.observeRatings(of: key, visibleTo: library.profile) { self?.known = ratings }
    }
  }

  isolated deinit { observation?.cancel() }

  /// The ratings, best first; empty until they have been read.
  public var entries: [Entry] {
    guard let known else { return [] }
    return known.ratings.compactMap { rating in
      known.household[rating.profile].map { profile in
        let name = known.household.name(of: profile.id)
        let values: KeyValuePairs = ["name": name, "score": rating.score.text]
        return Entry(
          person: ProfileCard.Person(id: profile.id, name: name, picture: pictures.address(of: profile.fields.picture)),
          text: tr("{name} ★ {score}", values), accessibleLabel: tr("{name}, {score} out of 10", values))
      }
    }
  }
}

extension Score {
  /// The stars in the locale's format, such as "8.5".
  fileprivate var text: String { stars.formatted(.number.precision(.fractionLength(0...1))) }
}
