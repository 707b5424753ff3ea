import Synchronization

/// A record of the data that a decoder skipped in one response.
///
/// A page with an unreadable row is still a page; the report shows what is missing. Pass a report to a decoder in
/// `userInfo` (see ``CodingUserInfoKey/decodingReport``) and read it after decoding.
public final class DecodingReport: Sendable {
  private let state = Mutex(State())

  /// Creates an empty report.
  public init() {}

  /// The number of array rows and map entries that were dropped because they could not be decoded.
  public var droppedRows: Int { state.withLock(\.droppedRows) }

  /// The number of fields that were present and not null, but could not be decoded.
  public var unreadableFields: Int { state.withLock(\.unreadableFields) }

  /// The paths of the first 20 problems, such as `results.3.known_for`. They contain field names, never values.
  public var paths: [String] { state.withLock(\.paths) }

  /// Whether the whole response was decoded.
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
  /// The key for a decoder's ``DecodingReport``.
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
