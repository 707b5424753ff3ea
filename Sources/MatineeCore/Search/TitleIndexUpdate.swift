import Foundation
import TitleIndex

/// Brings a title index up to date, from files or from the network, and tells how far it is.
///
/// Whatever goes wrong, and when it is cancelled, the old index serves on.
public struct TitleIndexUpdate: Sendable {
  public let index: TitleIndex

  public init(_ index: TitleIndex) { self.index = index }

  /// Reads exports from files, packed or not; their lines say of which kind they are.
  ///
  /// - Parameters:
  ///   - kinds: an export of another kind is refused.
  ///   - report: called on another thread, at most ten times a second.
  /// - Returns: the kinds that were updated, all of which serve.
  public func read(
    _ files: [URL], kinds: Set<TitleKind>, report: @escaping @Sendable (TitleIndexStep) -> Void
  ) async throws(TitleIndexError) -> Set<TitleKind> {
    Set(try await index.update(from: files, kinds: kinds) { report(.indexing($0)) }.map(\.kind))
  }
}

/// What an update is at.
public enum TitleIndexStep: Hashable, Sendable {
  /// Reading exports, and making the index.
  case indexing(TitleIndexProgress)
}
