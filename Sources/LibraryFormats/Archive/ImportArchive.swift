import Foundation

/// What an app exported: a zip archive, a folder, or a single file. Nothing of it is written to the disk, and only files whose
/// names or first lines are known are opened.
public struct ImportArchive: Sendable {
  /// Of the file or folder, without where it is.
  public let name: String
  let entries: [ImportEntry]
  /// The entries that an import can't read, such as links.
  let skipped: [SkippedRow]
  let source: any EntrySource

  /// Looks at what is in it, and reads nothing yet.
  ///
  /// - Parameter passphrase: of an archive that has one, as many of TV Time's do.
  public init(opening url: URL, passphrase: String? = nil, limits: ImportLimits = ImportLimits()) throws(ImportError) {
    let name = url.lastPathComponent
    let source = try Self.source(of: url, name: name, passphrase: passphrase, limits: limits)
    let listed = try source.list()
    // A file that the person chose by its name is read, whatever the name is.
    let kept = listed.paths.enumerated().filter { source.isSingleFile || !$0.element.isLitter }
    guard !kept.isEmpty else { throw .empty(file: name) }
    self.name = name
    self.source = source
    skipped = listed.skipped
    entries = zip(kept, EntryPath.unwrapped(kept.map(\.element))).map {
      ImportEntry(position: $0.offset, original: $0.element, path: $1)
    }
  }

  /// The names of what is in it, without a folder that is around all of it.
  public var entryNames: [String] { entries.map(\.path.text) }
}

extension ImportArchive {
  /// The beginnings of files, up to `count` bytes of each.
  func heads(of entries: [ImportEntry], count: Int) throws(ImportError) -> [ImportFile] {
    try files(entries, count: count)
  }

  /// Whole files, in the archive's order.
  func contents(of entries: [ImportEntry]) throws(ImportError) -> [ImportFile] { try files(entries, count: nil) }
}

/// A file of an archive, under both of its names.
struct ImportEntry: Hashable, Sendable {
  /// Its place in the archive's list, which tells entries of one name apart.
  let position: Int
  /// As the archive has it.
  let original: EntryPath
  /// Without what is around all files.
  let path: EntryPath
}

/// A file that was read.
struct ImportFile: Sendable {
  let path: EntryPath
  let bytes: [UInt8]
}

/// The entries of an archive, a folder or a single file.
struct EntryList: Sendable {
  /// All regular files.
  var paths: [EntryPath] = []
  /// The entries that an import can't read, each with its reason.
  private(set) var skipped: [SkippedRow] = []

  static let isLink = "It is a link, and links are not followed."
  static let isNoFile = "It is neither a file nor a folder."

  mutating func skip(_ name: String, _ reason: String) {
    if EntryPath(name)?.isLitter != true { skipped.append(SkippedRow(file: name, reason: reason)) }
  }
}

/// Where files are listed and read from.
protocol EntrySource: Sendable {
  /// Whether it is one file, which the person chose by its name.
  var isSingleFile: Bool { get }
  func list() throws(ImportError) -> EntryList
  /// Reads files.
  ///
  /// - Parameters:
  ///   - wanted: the files, by their places in the list.
  ///   - count: how many bytes of each are enough; `nil` for all.
  /// - Returns: their bytes, by the same places.
  func read(_ wanted: [Int: EntryPath], count: Int?) throws(ImportError) -> [Int: [UInt8]]
  /// Throws when this is a file that is larger than a journal may be.
  func checkJournal() throws(ImportError)
}

extension EntrySource {
  var isSingleFile: Bool { false }

  func checkJournal() throws(ImportError) {}
}

extension ImportArchive {
  private static func source(of url: URL, name: String, passphrase: String?, limits: ImportLimits) throws(ImportError)
    -> any EntrySource
  {
    switch try FileKind(of: url, name: name) {
    case .folder: return FolderSource(url: url, name: name, limits: limits)
    case .zip: return ZipSource(url: url, name: name, passphrase: passphrase, limits: limits)
    case .otherArchive: throw .otherArchive(file: name)
    case .plain: return FileSource(url: url, name: name, limits: limits)
    }
  }

  private func files(_ entries: [ImportEntry], count: Int?) throws(ImportError) -> [ImportFile] {
    let wanted = Dictionary(entries.map { ($0.position, $0.original) }, uniquingKeysWith: { first, _ in first })
    let contents = try source.read(wanted, count: count)
    return entries.compactMap { entry in
      contents[entry.position].map { ImportFile(path: entry.path, bytes: $0) }
    }
  }
}
