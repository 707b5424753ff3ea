import Foundation

/// The content of a cache.
public struct ResponseCacheStatus: Hashable, Sendable {
  /// The content from each source. Sources without content are missing.
  public var sources: [ResponseSource: SourceStatus]
  /// The size of pinned responses, in bytes. It doesn't count toward the limit.
  public var pinnedBytes: Int
  /// The size of the files on disk, in bytes.
  public var fileBytes: Int
  /// The maximum size of unpinned responses, in bytes.
  public var limit: Int
  /// The file that was set aside since this cache was created, if any.
  public var setAside: SetAsideFile?

  /// The size of all responses, in bytes.
  public var bytes: Int { sources.values.reduce(0) { $0 + $1.bytes } }
}

/// The content from one source.
public struct SourceStatus: Hashable, Sendable {
  /// The number of responses.
  public var responses = 0
  /// The size of the responses, in bytes.
  public var bytes = 0
  /// The number of known movies, shows and people.
  public var titles = 0
  /// The date of the oldest response; `nil` if there is none.
  public var oldest: Date?
  /// The date of the newest response; `nil` if there is none.
  public var newest: Date?
}

/// An unusable file that was set aside in favor of a new one.
public struct SetAsideFile: Hashable, Sendable {
  /// The reasons for setting a file aside.
  public enum Reason: Hashable, Sendable {
    /// The file is damaged. The text is for logs only.
    case damaged(String)
    /// The file belongs to another program or is not a database.
    case foreign
    /// A later version of the app wrote the file.
    case newer
  }

  /// The reason for setting the file aside.
  public let reason: Reason
  /// The file's present location. Only the latest file remains there.
  public let file: URL
}

/// An event in the background, for logging.
public enum ResponseCacheEvent: Hashable, Sendable {
  /// An unusable file was replaced.
  case setAside(SetAsideFile)
  /// A response was not stored.
  case notStored(ResponseKey, ResponseCacheError)
}
