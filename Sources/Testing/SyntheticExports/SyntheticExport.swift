import Foundation

/// A synthetic TMDB export of any size. The same seed always gives the same export.
///
/// Like TMDB's exports, it has a few very common words and many rare ones, and few popular titles. It also has
/// articles, accents, numbered sequels, duplicate titles and several scripts.
public struct SyntheticExport: Sendable, Sequence {
  /// The kind of its titles.
  public let kind: ExportKind
  /// The number of titles.
  public let count: Int
  /// The seed.
  public let seed: UInt64

  public init(_ kind: ExportKind, count: Int, seed: UInt64 = 1) {
    self.kind = kind
    self.count = Swift.max(count, 0)
    self.seed = seed
  }

  /// Returns an iterator over the titles in order of their IDs.
  public func makeIterator() -> Iterator { Iterator(self) }

  /// Writes the export to a gzip file, and replaces an existing one.
  public func write(to file: URL) throws {
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    defer { try? handle.close() }
    let writer = GzipWriter { try handle.write(contentsOf: $0) }
    try compress(into: writer)
  }

  /// The gzipped export in memory.
  public var compressed: Data {
    var data = Data()
    // Appending to memory never fails.
    try? compress(into: GzipWriter { data += $0 })
    return data
  }

  private func compress(into writer: GzipWriter) throws {
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
  /// An iterator that generates the titles.
  public struct Iterator: IteratorProtocol {
    private var left: Int
    private var id = 0
    private var random: SplitMix64
    private var titles: any TitleGenerator

    init(_ export: SyntheticExport) {
      left = export.count
      random = SplitMix64(seed: export.seed)
      titles = export.kind == .people ? PeopleGenerator() : ScreenTitleGenerator()
    }

    /// Returns the next title, or `nil` at the end.
    public mutating func next() -> ExportTitle? {
      guard left > 0 else { return nil }
      left -= 1
      // IDs have gaps where titles were removed.
      id += random.chance(0.2) ? random.below(4) + 2 : 1
      return ExportTitle(id: id, title: titles.title(&random), popularity: popularity())
    }

    /// Returns a popularity from a Pareto distribution, up to that of the most popular movie.
    private mutating func popularity() -> Double {
      Swift.min(0.6 * (pow(random.unit(), -0.75) - 1), 3_000)
    }
  }
}

/// A generator of titles of one kind.
protocol TitleGenerator {
  mutating func title(_ random: inout SplitMix64) -> String
}
