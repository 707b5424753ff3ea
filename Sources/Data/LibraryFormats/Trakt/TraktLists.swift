import Localization

/// The user's lists in a Trakt archive.
enum TraktLists {
  /// Reads the lists, keyed by their Trakt IDs.
  static func read(_ file: ImportFile, into collector: inout RecordCollector) -> [String: ImportedList] {
    var lists: [String: ImportedList] = [:]
    collector.read(file) { entry, _ throws(RowProblem) in
      guard let id = entry.object("ids")?.text("trakt"), let name = entry.text("name") else {
        throw RowProblem(tr("The list has no name."))
      }
      lists[id] = ImportedList(id: id, name: name, description: entry.text("description"))
      return .irrelevant(tr("list name; its titles are in other files"))
    }
    return lists
  }

  /// Returns a fallback name from the path: `lists-list-5-late-films` becomes “late films”.
  static func name(of path: EntryPath) -> String {
    let words = path.stem.split(separator: "-").dropFirst(3)
    return words.isEmpty ? path.stem : words.joined(separator: " ")
  }
}
