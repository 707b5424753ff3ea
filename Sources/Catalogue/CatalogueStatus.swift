import Foundation

/// What there is in a catalogue.
public struct CatalogueStatus: Hashable, Sendable {
  /// What there is of each source that there is anything of.
  public var sources: [AnswerSource: SourceStatus]
  /// What of it somebody holds, in bytes: it does not count against the limit.
  public var heldBytes: Int
  /// What the files take on the disk, in bytes.
  public var fileBytes: Int
  /// What answers may take that nobody holds, in bytes.
  public var limit: Int
  /// The file that was put out of the way, where one was since this catalogue was made.
  public var setAside: SetAsideFile?

  /// What all answers take, in bytes.
  public var bytes: Int { sources.values.reduce(0) { $0 + $1.bytes } }
}

/// What there is of one source.
public struct SourceStatus: Hashable, Sendable {
  /// How many answers.
  public var answers = 0
  /// What they take, in bytes.
  public var bytes = 0
  /// How many films, series and people are known by name.
  public var titles = 0
  /// When the oldest answer came; `nil` where there is none.
  public var oldest: Date?
  /// When the newest answer came; `nil` where there is none.
  public var newest: Date?
}

/// A file that could not be used, and was put out of the way so that a new one could be begun.
public struct SetAsideFile: Hashable, Sendable {
  /// What was wrong with it.
  public enum Reason: Hashable, Sendable {
    /// It cannot be read to its end; the words are for a log.
    case damaged(String)
    /// Another program's, or no database at all.
    case foreign
    /// A later version of the app has written it.
    case newer
  }

  /// What was wrong with it.
  public let reason: Reason
  /// Where it is now; only the latest is left there.
  public let file: URL
}

/// What happened that nobody asked for, to be logged.
public enum CatalogueEvent: Hashable, Sendable {
  /// A file could not be used, and a new one was begun.
  case setAside(SetAsideFile)
  /// An answer was not kept.
  case notKept(AnswerKey, CatalogueError)
}
