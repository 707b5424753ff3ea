import Foundation
import TitleIndex

/// What there is of a title index, for the command line: as lines for a person, or as JSON for a program.
public struct TitleIndexReport: CommandReport, Sendable {
  /// What there is of each kind, in the order in which kinds are shown.
  public let entries: [Entry]

  public struct Entry: Sendable {
    public var kind: TitleKind
    public var status: TitleIndexStatus
    /// In bytes.
    public var size: Int
  }

  public init(_ index: TitleIndex, kinds: Set<TitleKind>) async throws(TitleIndexError) {
    var entries: [Entry] = []
    for kind in kinds.sorted() {
      entries.append(Entry(kind: kind, status: try await index.status(of: kind), size: index.size(of: kind)))
    }
    self.entries = entries
  }

  /// Whether each kind can be searched.
  public var serves: Bool { entries.allSatisfy { $0.information != nil } }

  /// One line a kind: its name, how many titles, the day it was made, how large it is, and the export's name.
  public func text() -> String {
    entries.map { entry in
      let name = entry.kind.plural.padding(toLength: 8, withPad: " ", startingAt: 0)
      switch entry.status {
      case .absent: return "\(name)none: “matinee index update” gets them"
      case .setAside(let reason): return "\(name)none: the index was set aside, as \(reason)"
      case .serving(let information):
        let count = String(format: "%9d titles", information.titles)
        let megabytes = String(format: "%7.1f MB", Double(entry.size) / 1_000_000)
        let day = information.built.formatted(.iso8601.year().month().day())
        return "\(name)\(count)  \(day)  \(megabytes)  \(BoundedText.line(information.source))"
      }
    }.joined(separator: "\n")
  }

  /// One array of objects.
  public func json() throws -> String {
    try entries.map(Row.init).commandJSON()
  }
}

extension TitleIndexReport.Entry {
  /// Nil for what does not serve.
  fileprivate var information: TitleIndexInformation? {
    if case .serving(let information) = status { information } else { nil }
  }
}

private struct Row: Encodable {
  let kind: String
  let serves: Bool
  let titles: Int
  let bytes: Int
  let badLines: Int?
  let source: String?
  let built: Date?
  /// Why an index that was there does not serve.
  let setAside: String?

  init(_ entry: TitleIndexReport.Entry) {
    let information = entry.information
    kind = entry.kind.addressName
    serves = information != nil
    titles = information?.titles ?? 0
    bytes = information == nil ? 0 : entry.size
    badLines = information?.badLines
    source = information?.source
    built = information?.built
    setAside = if case .setAside(let reason) = entry.status { reason } else { nil }
  }
}

extension TitleKind {
  /// What stands for the kind in TMDB's addresses.
  var addressName: String {
    switch self {
    case .film: "movie"
    case .series: "tv"
    case .person: "person"
    }
  }
}
