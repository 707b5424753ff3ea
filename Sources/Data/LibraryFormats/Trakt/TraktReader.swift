import Localization
import TitleIdentity

/// A reader for Trakt exports: the archive of an account, in the current or older layout, or
/// the table that Trakt's own import accepts.
enum TraktReader: FormatReader {
  static let format = ImportFormat.trakt

  static func owns(_ path: EntryPath) -> Bool { TraktFile(path) != nil }

  static func accepts(_ path: EntryPath) -> Bool { path.name == "_errors.json" }

  static func recognizes(_ head: FileHead) -> Bool {
    if head.columns.has("type", "trakt") || head.columns.has("type", "watched_at", "tmdb") { return true }
    return ["watched_at", "rated_at", "listed_at", "last_watched_at"].contains { time in
      ["movie", "show"].contains { head.isJSON("[", with: time, $0) }
    }
  }

  static func read(_ files: [ImportFile], into collector: inout RecordCollector) {
    var known = files.map { ($0, TraktFile($0.path) ?? Self.kind(of: $0)) }
    // Totals would count each play in the history again.
    if known.contains(where: { $0.1 == .history }) { known.removeAll { $0.1 == .totals } }
    var lists: [String: ImportedList] = [:]
    var counts = PlayCountLimit()
    for (file, kind) in known where kind == .lists { lists.merge(TraktLists.read(file, into: &collector)) { $1 } }
    for (file, kind) in known {
      switch kind {
      case .table: collector.read(file, needed: ["type"]) { cells throws(RowProblem) in try TraktTable.row(cells) }
      case .list(let id):
        let list = lists[id] ?? ImportedList(id: id, name: TraktLists.name(of: file.path))
        collector.read(file) { entry, _ throws(RowProblem) in try TraktEntry(entry).listed(list) }
      case .history: collector.read(file) { entry, _ throws(RowProblem) in try TraktEntry(entry).watched() }
      case .totals: collector.read(file) { entry, _ throws(RowProblem) in try TraktEntry(entry).countedPlays(&counts) }
      case .ratings: collector.read(file) { entry, _ throws(RowProblem) in try TraktEntry(entry).rated() }
      case .watchlist: collector.read(file) { entry, _ throws(RowProblem) in try TraktEntry(entry).added(.watchlisted) }
      case .favorites: collector.read(file) { entry, _ throws(RowProblem) in try TraktEntry(entry).added(.liked) }
      case .mixed: collector.read(file) { entry, _ throws(RowProblem) in try TraktEntry(entry).mixed(&counts) }
      case .errors:
        collector.notice(tr("Trakt couldn’t export everything. The archive contains a list of errors."))
      case .lists: break
      }
    }
  }
}

extension TraktReader {
  private static func kind(of file: ImportFile) -> TraktFile {
    file.path.name == "_errors.json" ? .errors : FileHead(file).columns.count > 0 ? .table : .mixed
  }
}

/// The supported files of a Trakt archive.
enum TraktFile: Hashable {
  case history
  /// The play count and last play of each title.
  case totals
  case ratings
  case watchlist
  case favorites
  case lists
  /// A list, by its number.
  case list(String)
  case errors
  /// A CSV table.
  case table
  /// A single file with an unknown name, whose entries determine their kind.
  case mixed

  /// Identifies a file by its path. A number at the end is a page number.
  init?(_ path: EntryPath) {
    guard path.pathExtension == "json" else { return nil }
    let stem = path.stem
    if let match = stem.wholeMatch(of: /lists-list-(\d+)(?:-.*)?/) {
      self = .list(String(match.1))
      return
    }
    switch stem.replacing(/-\d+$/, with: "") {
    case "watched-history": self = .history
    case "watched-movies", "watched-shows": self = .totals
    case "ratings-movies", "ratings-shows", "ratings-seasons", "ratings-episodes": self = .ratings
    case "lists-watchlist": self = .watchlist
    case "lists-favorites": self = .favorites
    case "lists-lists": self = .lists
    case "history" where path.folders.last == "watched": self = .history
    case "watchlist" where path.folders.last == "lists": self = .watchlist
    default: return nil
    }
  }
}
