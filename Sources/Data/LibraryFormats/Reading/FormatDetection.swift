import Localization

/// The detection of an archive's app, by the names of its entries or else by their first lines.
struct FormatDetection {
  let format: ImportFormat
  /// The entries to read.
  let entries: [ImportEntry]
  /// Files that aren't read together with the others, each with its reason.
  private(set) var skipped: [SkippedRow] = []
  /// Notices about journals among the other files.
  private(set) var notices: [String] = []

  init(_ archive: ImportArchive) throws(ImportError) {
    let isChosen = archive.source.isSingleFile
    let owner = Self.readers.first { reader in archive.entries.contains { reader.owns($0.path) } }
    let candidates = archive.entries.filter { entry in
      if owner != nil { return Self.isJSONLines(entry.path) }
      return isChosen || Self.isCandidate(entry.path)
    }
    let opened = Array(candidates.prefix(maximumHeads))
    var (journals, heads): ([EntryPath], [FileHead]) = ([], [])
    for head in try archive.heads(of: opened, count: headBytes).map(FileHead.init) {
      if Self.isJournal(head, isChosen: isChosen) { journals.append(head.path) } else { heads.append(head) }
    }
    guard let reader = owner ?? Self.readers.first(where: { heads.contains(where: $0.recognizes) }) else {
      guard let journal = journals.first else { throw .unknownFormat(file: archive.name) }
      guard isChosen else { throw .nestedJournal(file: archive.name, entry: journal.text) }
      format = .matinee
      entries = archive.entries
      return
    }
    let known = Set(heads.filter(reader.recognizes).map(\.path))
    let isRead = { (path: EntryPath) in
      (owner == nil ? known.contains(path) : reader.owns(path)) || reader.accepts(path)
    }
    format = reader.format
    entries = archive.entries.filter { isRead($0.path) }
    if let journal = journals.first {
      notices = [
        tr(
          "“{file}” is a Matinee journal. To import it, choose only this file.", ["file": shortened(journal.text)])
      ]
    }
    skipped = journals.map { SkippedRow(file: $0.text, reason: tr("It’s a Matinee journal.")) }
    skipped += heads.compactMap { head in
      guard !isRead(head.path), let other = Self.readers.first(where: { $0.recognizes(head) }) else { return nil }
      return SkippedRow(
        file: head.path.text,
        reason: tr("It’s an export from {app}. Import it separately.", ["app": other.format.name]))
    }
    skipped += candidates.dropFirst(maximumHeads).map(\.path).filter { !isRead($0) }.map { path in
      SkippedRow(
        file: path.text,
        reason: tr(
          one: "Matinee only opens the first {count} file with an unknown name.",
          other: "Matinee only opens the first {count} files with unknown names.", count: maximumHeads))
    }
  }

  static func reader(of format: ImportFormat) -> (any FormatReader.Type)? { readers.first { $0.format == format } }
}

/// Any further files are identified only by their names.
private let maximumHeads = 1_000
private let headBytes = 8192

extension FormatDetection {
  private static let readers: [any FormatReader.Type] = [
    TraktReader.self, LetterboxdReader.self, TVTimeReader.self, SimklReader.self, SeriesGuideReader.self,
    YamtrackReader.self, TMDBReader.self, IMDbReader.self, MovaryReader.self, NetflixReader.self,
  ]

  /// Returns whether a file may be opened. Personal data archives contain unrelated private files.
  private static func isCandidate(_ path: EntryPath) -> Bool {
    ["csv", "tsv", "txt", "json", "jsonl", "ndjson", ""].contains(path.pathExtension)
      && secrets.isDisjoint(with: words(of: path.parts.last ?? ""))
  }

  private static let secrets: Set = [
    "token", "tokens", "login", "logins", "password", "passwords", "auth", "authentication", "authorization", "oauth",
    "device", "devices", "payment", "payments", "billing", "message", "messages", "email", "emails", "ip", "ipaddress",
    "ipaddresses",
  ]

  /// Returns the lowercase words of a name such as `user_device-tokens.csv` or `IpAddressesLogin.csv`.
  private static func words(of name: String) -> Set<String> {
    var words: [String] = [""]
    var previous: Character = " "
    for character in name {
      if !character.isLetter || previous.isLowercase && character.isUppercase { words.append("") }
      if character.isLetter { words[words.count - 1] += character.lowercased() }
      previous = character
    }
    return Set(words)
  }

  private static func isJSONLines(_ path: EntryPath) -> Bool { ["jsonl", "ndjson"].contains(path.pathExtension) }

  /// Returns whether a file begins with a journal's header line. For a file that the user chose, the extension is
  /// sufficient.
  private static func isJournal(_ head: FileHead, isChosen: Bool) -> Bool {
    guard let line = head.text.split(whereSeparator: \.isNewline).first?.trimmed, line.first == "{" else {
      return false
    }
    return line.hasPrefix("{\"matinee\":") || isChosen && isJSONLines(head.path)
  }
}
