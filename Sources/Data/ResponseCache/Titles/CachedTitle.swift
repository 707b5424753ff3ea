import Foundation
import TMDB
import TitleIdentity

/// A movie, show or person in a cached response, with the properties for lists and searches.
public struct CachedTitle: Hashable, Sendable, Identifiable {
  /// An ID that is unique across kinds. TMDB's IDs are only unique within one kind.
  public struct ID: Hashable, Sendable {
    /// The kind: movie, show or person.
    public let kind: MediaKind
    /// The TMDB ID, unique within the kind.
    public let number: Int

    /// Creates an ID from its parts.
    public init(_ kind: MediaKind, _ number: Int) {
      self.kind = kind
      self.number = number
    }
  }

  public let id: ID
  /// The title or name, in the most recently requested language.
  public var name: String
  /// The original title; empty if unknown.
  public var originalName = ""
  /// The names in other languages and countries, excluding duplicates and the two names above.
  ///
  /// Empty until a response with the title's details has been cached.
  public var alternativeNames: [String] = []
  /// The year of the first release; `nil` for people, and if unknown.
  public var year: Int?
  /// TMDB's popularity score; 0 if unknown.
  public var popularity: Double = 0
  /// The IDs of the genres; empty for people, and if unknown.
  public var genreIDs: [Int] = []
  /// The poster or profile image.
  public var picture: ImagePath?
  /// Whether this is an adult title.
  public var isAdult = false
  /// The date of the latest response that contains the title; `nil` before the title is stored.
  public internal(set) var lastFetched: Date?

  /// Creates a title with only a name.
  public init(_ id: ID, name: String) {
    self.id = id
    self.name = name
  }
}
