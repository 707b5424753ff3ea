import Foundation
import TitleIndex

/// The content of a title index on the disk.
public struct TitleIndexContent: Hashable, Sendable {
  /// The kinds that can be searched.
  public var kinds: [TitleKind: Kind] = [:]
  /// The size of partially downloaded exports that can be resumed, in bytes.
  public var begunBytes = 0

  public struct Kind: Hashable, Sendable {
    /// The number of titles.
    public var titles: Int
    /// The day of the export.
    public var day: Date
    /// The size on the disk, in bytes.
    public var bytes: Int

    public init(titles: Int, day: Date, bytes: Int) {
      self.titles = titles
      self.day = day
      self.bytes = bytes
    }
  }

  public init(kinds: [TitleKind: Kind] = [:], begunBytes: Int = 0) {
    self.kinds = kinds
    self.begunBytes = begunBytes
  }

  /// The total number of titles.
  public var titles: Int { kinds.values.reduce(0) { $0 + $1.titles } }

  /// The total size on the disk, in bytes.
  public var bytes: Int { kinds.values.reduce(begunBytes) { $0 + $1.bytes } }
}

/// The part of the title index's update that the preferences use.
public protocol TitleIndexUpdating: Sendable {
  /// Returns the current content.
  @concurrent func holdings() async -> TitleIndexContent

  /// Updates these kinds; see ``TitleIndexUpdate/fetch(_:report:)``.
  func fetch(
    _ kinds: Set<TitleKind>, report: @escaping @Sendable (TitleIndexStep) -> Void
  ) async throws(TitleIndexUpdateError) -> Set<TitleKind>

  /// Removes the index of all kinds and all downloaded exports.
  @concurrent func remove() async throws(TitleIndexUpdateError)
}

extension TitleIndexUpdate: TitleIndexUpdating {
  @concurrent public func holdings() async -> TitleIndexContent {
    var holdings = TitleIndexContent()
    for kind in TitleKind.allCases {
      guard case .serving(let information)? = try? await index.status(of: kind) else { continue }
      holdings.kinds[kind] = TitleIndexContent.Kind(
        titles: information.titles, day: ExportDay.day(ofFile: information.source) ?? information.built,
        bytes: index.size(of: kind))
    }
    holdings.begunBytes = begunFiles.reduce(0) { $0 + (PartialFile.size(of: $1) ?? 0) }
    return holdings
  }

  @concurrent public func remove() async throws(TitleIndexUpdateError) {
    for file in begunFiles { try PartialFile(file).remove() }
    do throws(TitleIndexError) { try index.remove() } catch { throw .index(error) }
  }
}
