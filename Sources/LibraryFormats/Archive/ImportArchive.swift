import Foundation

/// What an app exported: a zip archive, a folder, or a single file. Nothing of it is written to the disk, and only files whose
/// names or first lines are known are opened.
public struct ImportArchive: Sendable {
  /// Of the file or folder, without where it is.
  public let name: String
  let entries: [ImportEntry]
  let source: any EntrySource

  /// Looks at what is in it, and reads nothing yet.
  ///
  /// - Parameter passphrase: of an archive that has one, as many of TV Time's do.
  public init(opening url: URL, passphrase: String? = nil, limits: ImportLimits = ImportLimits()) throws(ImportError) {
    let name = url.lastPathComponent
    let source = try Self.source(of: url, name: name, passphrase: passphrase, limits: limits)
    let listed = try source.list()
    let kept = listed.filter { !$0.isLitter }
    guard !kept.isEmpty else { throw .empty(file: name) }
    self.name = name
    self.source = source
    entries = zip(kept, EntryPath.unwrapped(kept)).map { ImportEntry(original: $0, path: $1) }
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

/// Where files are listed and read from.
protocol EntrySource: Sendable {
  /// All files; what is no plain file is left out.
  func list() throws(ImportError) -> [EntryPath]
  /// - Parameter count: how many bytes of each are enough; `nil` for all.
  func read(_ wanted: Set<EntryPath>, count: Int?) throws(ImportError) -> [EntryPath: [UInt8]]
  /// Throws when this is a file that is larger than a journal may be.
  func checkJournal() throws(ImportError)
}

extension EntrySource {
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
    let contents = try source.read(Set(entries.map(\.original)), count: count)
    return entries.compactMap { entry in
      contents[entry.original].map { ImportFile(path: entry.path, bytes: $0) }
    }
  }
}
