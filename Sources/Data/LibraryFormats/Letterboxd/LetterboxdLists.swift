import Library

/// A Letterboxd list: a marker line, the list's data, and then its films.
enum LetterboxdLists {
  private static let beginning = "Letterboxd list export"

  /// Returns whether a file begins with the marker line. A spreadsheet may have quoted it.
  static func isList(_ head: FileHead) -> Bool { head.columns.first?.hasPrefix(beginning.lowercased()) == true }

  static func read(_ file: ImportFile, films: LetterboxdFilms, into collector: inout RecordCollector) {
    var reader = CSVReader(file)
    let list = head(&reader, file)
    collector.read(CSVTable(reader), of: file, needed: ["name"]) { cells throws(RowProblem) in
      let title = try films.title(cells)
      let item = ImportedListItem(
        list: list, position: NumberReading.ordinal(cells["position"]), note: cells["description"])
      return .records([RecordDraft(title: title, fact: .listed(item), date: .unknown, identity: title.identity)])
    }
  }
}

extension LetterboxdLists {
  /// Returns the films of a list as a table; `nil` if there are none.
  static func films(_ file: ImportFile) -> CSVTable? {
    var reader = CSVReader(file)
    _ = head(&reader, file)
    return CSVTable(reader)
  }

  /// Reads the list's data, and leaves the reader before the header of the films.
  private static func head(_ reader: inout CSVReader, _ file: ImportFile) -> ImportedList {
    var list = ImportedList(id: file.path.stem, name: file.path.stem.replacing("-", with: " "))
    var ahead = reader
    guard ahead.next()?.fields?.first?.trimmed.hasPrefix(beginning) == true else { return list }
    reader = ahead
    // Only the header of the films has a position column.
    guard let names = ahead.next()?.fields.map(CSVColumns.init), !names.has("position") else { return list }
    guard let fields = ahead.next()?.fields else { return list }
    let cells = CSVCells(columns: names, fields: fields)
    if let name = cells["name"] { list.name = name }
    list.description = cells["description"]
    reader = ahead
    return list
  }
}
