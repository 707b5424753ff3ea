import Foundation

/// An export of any size that looks like one of TMDB's, made up from a seed: the same seed makes the same export everywhere.
///
/// Like TMDB's, it has a few words that are everywhere and many that are nowhere else, articles, accents, numbered sequels,
/// titles that several share, other scripts, and a popularity that few have much of.
public struct SyntheticExport: Sendable, Sequence {
  /// What its lines are about.
  public let kind: ExportKind
  /// How many titles it has.
  public let count: Int
  /// What it is made from.
  public let seed: UInt64

  public init(_ kind: ExportKind, count: Int, seed: UInt64 = 1) {
    self.kind = kind
    self.count = Swift.max(count, 0)
    self.seed = seed
  }

  /// The titles, by rising id.
  public func makeIterator() -> Iterator { Iterator(self) }

  /// Writes the export to a file, gzipped, and replaces what was there.
  public func write(to file: URL) throws {
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    defer { try? handle.close() }
    let writer = GzipWriter { try handle.write(contentsOf: $0) }
    try pack(into: writer)
  }

  /// The whole export in memory, gzipped.
  public var packed: Data {
    var data = Data()
    // Appending to memory fails never.
    try? pack(into: GzipWriter { data += $0 })
    return data
  }

  private func pack(into writer: GzipWriter) throws {
    var lines: [UInt8] = []
    for title in self {
      lines += title.line(kind).utf8
      lines.append(UInt8(ascii: "\n"))
      if lines.count > 1 << 20 {
        try writer.append(lines)
        lines.removeAll(keepingCapacity: true)
      }
    }
    try writer.append(lines)
    try writer.finish()
  }
}

extension SyntheticExport {
  /// Makes one title after the other.
  public struct Iterator: IteratorProtocol {
    private var left: Int
    private var id = 0
    private var random: SplitMix64
    private var titles: any TitleMaking

    init(_ export: SyntheticExport) {
      left = export.count
      random = SplitMix64(seed: export.seed)
      titles = export.kind == .people ? PeopleMaking() : WorksMaking()
    }

    /// The title that comes next, if any is left.
    public mutating func next() -> ExportTitle? {
      guard left > 0 else { return nil }
      left -= 1
      // Ids have gaps where titles were removed.
      id += random.chance(0.2) ? random.below(4) + 2 : 1
      return ExportTitle(id: id, title: titles.title(&random), popularity: popularity())
    }

    /// Pareto's law, from what nobody looks at up to the film of the day.
    private mutating func popularity() -> Double {
      Swift.min(0.6 * (pow(random.unit(), -0.75) - 1), 3_000)
    }
  }
}

/// Makes up titles of one sort.
protocol TitleMaking {
  mutating func title(_ random: inout SplitMix64) -> String
}
