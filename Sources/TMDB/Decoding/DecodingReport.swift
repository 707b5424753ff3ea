import Synchronization

/// What was skipped while one answer was read: a page with a bad row is still a page, but nobody should have to guess
/// that.
///
/// Give one to a decoder through `userInfo` (see ``CodingUserInfoKey/decodingReport``) and look at it afterwards.
public final class DecodingReport: Sendable {
  private let state = Mutex(State())

  /// Makes a report of nothing yet.
  public init() {}

  /// Rows of arrays (or entries of maps) that could not be read and were left out.
  public var droppedRows: Int { state.withLock(\.droppedRows) }

  /// Members that were there, were not null, and could not be read as what they should be.
  public var unreadableFields: Int { state.withLock(\.unreadableFields) }

  /// Where the first of them were, such as `results.3.known_for`: at most 20. Holds names of members, never their
  /// values.
  public var paths: [String] { state.withLock(\.paths) }

  /// Whether everything was read.
  public var isClean: Bool { state.withLock { $0.droppedRows == 0 && $0.unreadableFields == 0 } }

  func dropped(_ count: Int = 1, at path: [any CodingKey]) {
    state.withLock { state in
      state.droppedRows += count
      state.remember(path)
    }
  }

  func unreadable(at path: [any CodingKey]) {
    state.withLock { state in
      state.unreadableFields += 1
      state.remember(path)
    }
  }
}

extension CodingUserInfoKey {
  /// The key under which a decoder carries the ``DecodingReport`` of the answer it reads.
  public static let decodingReport = CodingUserInfoKey(rawValue: "TMDB.decodingReport").unsafelyUnwrapped
}

private struct State: Sendable {
  var droppedRows = 0
  var unreadableFields = 0
  var paths: [String] = []

  mutating func remember(_ path: [any CodingKey]) {
    guard paths.count < 20 else { return }
    paths.append(path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: "."))
  }
}
