import Foundation
import TitleIndex

/// What there is of a title index on the disk.
public struct TitleIndexHoldings: Hashable, Sendable {
  /// The kinds that can be searched.
  public var kinds: [TitleKind: Kind] = [:]
  /// Of exports whose download was stopped, and can be taken up again.
  public var begunBytes = 0

  public struct Kind: Hashable, Sendable {
    /// How many titles can be found.
    public var titles: Int
    /// The day that they are of.
    public var day: Date
    /// How much of the disk they take.
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

  /// How many titles can be found in all.
  public var titles: Int { kinds.values.reduce(0) { $0 + $1.titles } }

  /// How much of the disk all of it takes.
  public var bytes: Int { kinds.values.reduce(begunBytes) { $0 + $1.bytes } }
}

/// What brings a title index up to date and knows what there is, as the preferences see it.
public protocol TitleIndexKeeping: Sendable {
  /// What there is now.
  @concurrent func holdings() async -> TitleIndexHoldings

  /// Brings these kinds up to date; see ``TitleIndexUpdate/fetch(_:report:)``.
  func fetch(
    _ kinds: Set<TitleKind>, report: @escaping @Sendable (TitleIndexStep) -> Void
  ) async throws(TitleIndexUpdateError) -> Set<TitleKind>

  /// Removes all kinds, and what was downloaded for them.
  @concurrent func remove() async throws(TitleIndexUpdateError)
}

extension TitleIndexUpdate: TitleIndexKeeping {
  @concurrent public func holdings() async -> TitleIndexHoldings {
    var holdings = TitleIndexHoldings()
    for kind in TitleKind.allCases {
      guard case .serving(let information)? = try? await index.status(of: kind) else { continue }
      holdings.kinds[kind] = TitleIndexHoldings.Kind(
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
