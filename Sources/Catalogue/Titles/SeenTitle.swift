import Foundation
import TMDB

/// A film, a series or a person as some answer told of them: enough for a line of a list, and to be searched for.
public struct SeenTitle: Hashable, Sendable, Identifiable {
  /// What it is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case film
    case series
    case person
  }

  /// An id that differs across kinds, which number from 1 each.
  public struct ID: Hashable, Sendable {
    /// What it is.
    public let kind: Kind
    /// TMDB's id among its kind.
    public let number: Int

    /// Makes one of its parts.
    public init(_ kind: Kind, _ number: Int) {
      self.kind = kind
      self.number = number
    }
  }

  public let id: ID
  /// The title or name, in the language in which it was last asked for.
  public var name: String
  /// The title in its own language; empty when unknown.
  public var originalName = ""
  /// What it is called in other languages and countries, each once, and none of the two above; empty until its page was seen.
  public var otherNames: [String] = []
  /// The year of the first release; `nil` when unknown, and for people.
  public var year: Int?
  /// TMDB's measure of attention; 0 when unknown.
  public var popularity: Double = 0
  /// The ids of its genres; empty when unknown, and for people.
  public var genreIDs: [Int] = []
  /// The poster or portrait.
  public var picture: ImagePath?
  /// Whether it is an adult title.
  public var isAdult = false
  /// When an answer last told of it; `nil` before it is kept.
  public internal(set) var seen: Date?

  /// Makes one that is only known by name.
  public init(_ id: ID, name: String) {
    self.id = id
    self.name = name
  }
}
