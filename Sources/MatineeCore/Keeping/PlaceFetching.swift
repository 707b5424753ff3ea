import TMDB

/// Brings what a place needs to be seen without a network, and sees that it is kept.
///
/// What was confirmed within a day is not asked for again, so that asking for all of it anew goes on where it ended.
public protocol PlaceFetching: Sendable {
  /// Who answers.
  var source: String { get }
  /// For whom, in which languages and for which country.
  var reader: String { get }

  /// Fetches the pages of the list, and says which titles are in it.
  func contents(of place: KeptPlace) async throws(KeepingError) -> KeptContents
  /// Fetches a title's pages and pictures, and holds them for a place, so that they make no room for what is merely seen.
  ///
  /// - Returns: how much they take, in bytes.
  func fetch(_ title: KeptTitle, for place: KeptPlace.ID) async throws(KeepingError) -> Int
  /// All of a place has come: what it held before, and was not brought again since, may go.
  func settle(_ place: KeptPlace.ID) async
  /// A place is kept no longer: what it held may go.
  func release(_ place: KeptPlace.ID) async
  /// What no place holds may go.
  ///
  /// - Parameter places: all that are kept, each with who answers.
  func releaseAll(except places: [(source: String, id: KeptPlace.ID)]) async
  /// Whether anything is there that a place holds: it may have been cleared, or lost.
  func isHeld(_ place: KeptPlace.ID) async -> Bool
}

/// Which titles a place has.
public struct KeptContents: Hashable, Sendable {
  /// What TMDB calls the place; `nil` where it does not say.
  public var name: String?
  public var titles: [KeptTitle]
  /// How much the list takes, in bytes.
  public var bytes: Int

  public init(name: String? = nil, titles: [KeptTitle], bytes: Int = 0) {
    self.name = name
    self.titles = titles
    self.bytes = bytes
  }
}

/// A title that is to be kept, as it will be asked for.
public struct KeptTitle: Hashable, Sendable {
  public let id: TitleID
  /// What a row shows of it; `nil` where nothing leads there but its address.
  public var summary: TitleSummary?
  /// Its own language, where it is known.
  public var original: LanguageTag?
  /// Whether all of its pictures are wanted, and not those alone that are seen first.
  public var isWhole: Bool

  public init(_ id: TitleID, summary: TitleSummary? = nil, original: LanguageTag? = nil, isWhole: Bool = false) {
    self.id = id
    self.summary = summary
    self.original = original ?? summary?.originalLanguage
    self.isWhole = isWhole
  }
}

/// Why something is not kept.
public enum KeepingError: Error, Hashable, Sendable {
  /// Nobody answered.
  case offline
  /// There is none such, or nothing that can be read: the others are not touched by it.
  case missing
  /// Nothing else will come either, for now; why, and what can be done, in a sentence or two.
  case stopped(String)
  /// What came could not be kept.
  case notWritten
  case cancelled
}

extension KeepingError {
  init(_ error: TMDBError) {
    switch error {
    case .cancelled: self = .cancelled
    case .offline, .workingOffline, .timedOut: self = .offline
    case .notFound, .refused, .unreadableAnswer, .invalidRequest, .tooLarge: self = .missing
    case .wrongCredential, .notPermitted, .rateLimited, .serverTrouble:
      self = .stopped(
        [error.errorDescription, error.recoverySuggestion].compactMap(\.self).joined(separator: " "))
    }
  }

  /// What a person is told; `nil` for what is no failure.
  var sentence: String? {
    switch self {
    case .offline: "TMDB cannot be reached."
    case .missing: "TMDB has nothing there."
    case .stopped(let sentence): sentence
    case .notWritten: "There may be no room on the disk."
    case .cancelled: nil
    }
  }
}
