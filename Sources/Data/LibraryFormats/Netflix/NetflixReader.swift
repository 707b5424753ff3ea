import Library
import Localization
import TitleIdentity

/// A reader for Netflix exports: the viewing history of a profile, and an account's personal data archive.
///
/// The files have no IDs, kinds or years, and a row means only that a title was started. The resulting records are
/// therefore proposals.
enum NetflixReader: FormatReader {
  static let format = ImportFormat.netflix

  static func owns(_ path: EntryPath) -> Bool {
    path.name == "netflixviewinghistory.csv" || path.folders.last == "content_interaction" && accepts(path)
  }

  static func accepts(_ path: EntryPath) -> Bool {
    ["viewingactivity.csv", "ratings.csv", "mylist.csv"].contains(path.name)
  }

  static func recognizes(_ head: FileHead) -> Bool {
    head.columns.areExactly(["title", "date"]) || head.columns.has("start time", "latest bookmark")
      || head.columns.has("profile name", "title name")
  }

  static func read(_ files: [ImportFile], into collector: inout RecordCollector) {
    for file in files {
      guard let columns = CSVTable(file)?.columns, columns.has("profile name") else {
        readHistory(file, into: &collector)
        continue
      }
      let names = profiles(file)
      guard names.count < 2 || collector.answers.profiles[file.path.text] != nil else {
        collector.ask(.profiles(file: file.path.text, names: names), about: file)
        continue
      }
      let wanted = collector.answers.profiles[file.path.text] ?? Set(names)
      collector.read(file, needed: []) { cells throws(RowProblem) in
        guard wanted.contains(cells["profile name"] ?? "") else {
          return .irrelevant(tr("from another profile"))
        }
        return try NetflixRow(cells).outcome()
      }
    }
  }
}

extension NetflixReader {
  private static func readHistory(_ file: ImportFile, into collector: inout RecordCollector) {
    collector.read(file, needed: ["title", "date"]) { cells throws(RowProblem) in
      let text = cells["date"] ?? ""
      guard !text.isEmpty, let date = DateReading.date(text) else {
        throw RowProblem(tr("“{text}” isn’t a date.", ["text": text]))
      }
      return try NetflixTitle.play(cells["title"], on: date)
    }
  }

  /// Returns the distinct profile names, sorted.
  private static func profiles(_ file: ImportFile) -> [String] {
    Set(rows(file).compactMap { $0["profile name"] }).sorted()
  }

  private static func rows(_ file: ImportFile) -> [CSVCells] {
    guard var table = CSVTable(file) else { return [] }
    var rows: [CSVCells] = []
    while let row = table.next() {
      if let fields = row.fields { rows.append(CSVCells(columns: table.columns, fields: fields)) }
    }
    return rows
  }
}
