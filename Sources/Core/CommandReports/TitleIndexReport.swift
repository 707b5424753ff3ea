import AppFoundation
import Foundation
import Localization
import TitleIdentity
import TitleIndex

/// The state of the title index for the command line, as lines of text or as JSON.
public struct TitleIndexReport: CommandReport, Sendable {
  /// The state of each kind's index, in display order.
  public let entries: [Entry]

  public struct Entry: Sendable {
    public var kind: MediaKind
    public var status: TitleIndexStatus
    /// The size of the index, in bytes.
    public var size: Int
  }

  public init(_ index: TitleIndex, kinds: Set<MediaKind>) async throws(TitleIndexError) {
    var entries: [Entry] = []
    for kind in kinds.sorted() {
      entries.append(Entry(kind: kind, status: try await index.status(of: kind), size: index.size(of: kind)))
    }
    self.entries = entries
  }

  /// Whether every kind can be searched.
  public var isSearchable: Bool { entries.allSatisfy { $0.information != nil } }

  /// Returns one line per kind, with its name, number of titles, date, size and the export's name.
  public func text() -> String {
    entries.map { entry in
      let name = entry.kind.plural.padding(toLength: 8, withPad: " ", startingAt: 0)
      switch entry.status {
      case .absent: return name + tr("none: run “matinee index update” to download them")
      case .setAside(let reason): return name + tr("none: the index was set aside because {reason}", ["reason": reason])
      case .ready(let information):
        let count = tr(
          one: "{count} titles", other: "{count} titles", count: information.titles,
          ["count": String(format: "%9d", information.titles)])
        let megabytes = String(format: "%7.1f MB", Double(entry.size) / 1_000_000)
        let day = information.built.formatted(.iso8601.year().month().day())
        return "\(name)\(count)  \(day)  \(megabytes)  \(BoundedText.line(information.source))"
      }
    }.joined(separator: "\n")
  }

  /// Returns one JSON array of objects.
  public func json() throws -> String {
    try entries.map(Row.init).commandJSON()
  }
}

extension TitleIndexReport.Entry {
  /// The index's details, or `nil` if it can't be searched.
  fileprivate var information: TitleIndexInformation? {
    if case .ready(let information) = status { information } else { nil }
  }
}

private struct Row: Encodable {
  let kind: String
  let isSearchable: Bool
  let titles: Int
  let bytes: Int
  let badLines: Int?
  let source: String?
  let built: Date?
  /// The reason why an existing index was rejected.
  let setAside: String?

  init(_ entry: TitleIndexReport.Entry) {
    let information = entry.information
    kind = entry.kind.addressName
    isSearchable = information != nil
    titles = information?.titles ?? 0
    bytes = information == nil ? 0 : entry.size
    badLines = information?.badLines
    source = information?.source
    built = information?.built
    setAside = if case .setAside(let reason) = entry.status { reason } else { nil }
  }
}

extension MediaKind {
  /// The kind's name in TMDB's addresses.
  var addressName: String {
    switch self {
    case .movie: "movie"
    case .show: "tv"
    case .person: "person"
    }
  }
}
