/// Which app a file is from: by the names of its entries, else by how they begin.
struct FormatDetection {
  let format: ImportFormat
  /// What of the archive is to be read.
  let entries: [ImportEntry]

  init(_ archive: ImportArchive) throws(ImportError) {
    for reader in Self.readers where archive.entries.contains(where: { reader.owns($0.path) }) {
      format = reader.format
      entries = archive.entries.filter { reader.owns($0.path) || reader.wants($0.path) }
      return
    }
    let candidates = archive.entries.filter { Self.isCandidate($0.path) }.prefix(maximumHeads)
    let heads = try archive.heads(of: Array(candidates), count: headBytes).map(FileHead.init)
    if heads.contains(where: Self.isJournal) {
      format = .matinee
      entries = archive.entries
      return
    }
    for reader in Self.readers {
      let known = Set(heads.filter(reader.knows).map(\.path))
      guard !known.isEmpty else { continue }
      format = reader.format
      entries = archive.entries.filter { known.contains($0.path) || reader.wants($0.path) }
      return
    }
    throw .unknownFormat(file: archive.name)
  }

  static func reader(of format: ImportFormat) -> (any FormatReader.Type)? { readers.first { $0.format == format } }
}

/// More files than this are only known by their names.
private let maximumHeads = 64
private let headBytes = 8192

extension FormatDetection {
  private static let readers: [any FormatReader.Type] = [
    TraktReader.self, LetterboxdReader.self, TVTimeReader.self, SimklReader.self, SeriesGuideReader.self,
    YamtrackReader.self, TMDBReader.self, IMDbReader.self, MovaryReader.self, NetflixReader.self,
  ]

  /// Archives of what a company knows of somebody hold what is none of ours.
  private static func isCandidate(_ path: EntryPath) -> Bool {
    let secrets = [
      "token", "login", "password", "auth", "device", "payment", "billing", "message", "email", "ip_address",
    ]
    return ["csv", "tsv", "txt", "json", "jsonl", "ndjson", ""].contains(path.pathExtension)
      && !secrets.contains(where: path.name.contains)
  }

  /// JSON lines: the first is an object by itself, and the file's name or a member says whose.
  private static func isJournal(_ head: FileHead) -> Bool {
    guard let line = head.text.split(whereSeparator: \.isNewline).first?.trimmed, line.first == "{", line.last == "}"
    else {
      return false
    }
    return ["jsonl", "ndjson"].contains(head.path.pathExtension) || line.contains("\"matinee\"")
  }
}
