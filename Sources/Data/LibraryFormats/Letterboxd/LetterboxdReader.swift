import TitleIdentity

/// A reader for Letterboxd exports: the archive of an account, or single files of it.
///
/// Its URIs identify films in some files and diary entries in others, so films are identified by name and year. The
/// URIs only distinguish films that share both. There are no IDs.
enum LetterboxdReader: FormatReader {
  static let format = ImportFormat.letterboxd

  static func accepts(_ path: EntryPath) -> Bool { LetterboxdFile(path) != nil }

  /// Returns whether a file is from Letterboxd. Deleted items, and lists and reviews by others that the user liked,
  /// look the same and are excluded.
  static func recognizes(_ head: FileHead) -> Bool {
    guard accepts(head.path) || Set(head.path.folders).isDisjoint(with: ["deleted", "orphaned", "likes"]) else {
      return false
    }
    return head.columns.has("letterboxd uri") || LetterboxdLists.isList(head)
  }

  static func read(_ files: [ImportFile], into collector: inout RecordCollector) {
    var films = LetterboxdFilms()
    let known = files.map { file in (file, Self.kind(of: file, answers: collector.answers)) }
    for (file, kind) in known { if let kind { films.collectLinks(from: file, kind) } }
    // The most reliable files come first: "watched" repeats the plays in the diary.
    for kind in LetterboxdFile.allCases {
      for (file, found) in known where found == kind { kind.read(file, films: &films, into: &collector) }
    }
    for (file, kind) in known where kind == nil { collector.ask(.purpose(file: file.path.text), about: file) }
  }
}

extension LetterboxdReader {
  /// Returns a file's kind; `nil` if only the user can decide.
  private static func kind(of file: ImportFile, answers: ImportAnswers) -> LetterboxdFile? {
    if let kind = LetterboxdFile(file.path), kind != .lists { return kind }
    let head = FileHead(file)
    if LetterboxdLists.isList(head) { return .lists }
    if head.columns.has("review") { return .reviews }
    if head.columns.has("watched date") { return .diary }
    if head.columns.has("rating") { return .ratings }
    switch answers.purposes[file.path.text] {
    case .watched: return .watched
    case .watchlist: return .watchlist
    case .likes: return .likes
    case nil: return nil
    }
  }
}
