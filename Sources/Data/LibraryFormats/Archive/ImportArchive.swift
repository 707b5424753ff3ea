import Foundation
import Localization
import TitleIdentity

/// An export from another app: a zip archive, a folder or a single file.
///
/// Nothing is unpacked to disk. Only files with a known name or known first lines are opened.
public struct ImportArchive: Sendable {
  /// The name of the file or folder, without its path.
  public let name: String
  let entries: [ImportEntry]
  /// The entries that an import can't read, such as links.
  let skipped: [SkippedRow]
  let source: any EntrySource

  /// Lists the contents without reading them.
  ///
  /// - Parameter passphrase: The archive's passphrase. Many exports from TV Time have one.
  public init(opening url: URL, passphrase: String? = nil, limits: ImportLimits = ImportLimits()) throws(ImportError) {
    let name = url.lastPathComponent
    let source = try Self.source(of: url, name: name, passphrase: passphrase, limits: limits)
    let listed = try source.list()
    // A file chosen by the user is read regardless of its name.
    let kept = listed.paths.enumerated().filter { source.isSingleFile || !$0.element.isMetadata }
    guard !kept.isEmpty else { throw .empty(file: name) }
    self.name = name
    self.source = source
    skipped = listed.skipped
    entries = zip(kept, EntryPath.unwrapped(kept.map(\.element))).map {
      ImportEntry(position: $0.offset, original: $0.element, path: $1)
    }
  }

  /// The paths of the entries, without an enclosing folder common to all.
  public var entryNames: [String] { entries.map(\.path.text) }
}

extension ImportArchive {
  /// Returns the first `count` bytes of each file.
  func heads(of entries: [ImportEntry], count: Int) throws(ImportError) -> [ImportFile] {
    try files(entries, count: count)
  }

  /// Returns complete files, in the archive's order.
  func contents(of entries: [ImportEntry]) throws(ImportError) -> [ImportFile] { try files(entries, count: nil) }
}

/// A file in an archive, with its original path and the path without enclosing folders.
struct ImportEntry: Hashable, Sendable {
  /// The position in the archive's list, which distinguishes entries with the same name.
  let position: Int
  /// The path in the archive.
  let original: EntryPath
  /// The path without enclosing folders common to all files.
  let path: EntryPath
}

/// A file's path and contents.
struct ImportFile: Sendable {
  let path: EntryPath
  let bytes: [UInt8]
}

/// The entries of an archive, a folder or a single file.
struct EntryList: Sendable {
  /// The paths of all regular files.
  var paths: [EntryPath] = []
  /// The entries that an import can't read, each with its reason.
  private(set) var skipped: [SkippedRow] = []

  static let linkReason = tr("It’s a link, and Matinee doesn’t follow links.")
  static let notAFileReason = tr("It’s neither a file nor a folder.")

  mutating func skip(_ name: String, _ reason: String) {
    if EntryPath(name)?.isMetadata != true { skipped.append(SkippedRow(file: name, reason: reason)) }
  }
}

/// A source that lists and reads files.
protocol EntrySource: Sendable {
  /// Whether the source is a single file chosen by the user.
  var isSingleFile: Bool { get }
  func list() throws(ImportError) -> EntryList
  /// Reads files.
  ///
  /// - Parameters:
  ///   - wanted: The files by their position in the list.
  ///   - count: The number of bytes to read of each; `nil` for all.
  /// - Returns: The bytes by the same positions.
  func read(_ wanted: [Int: EntryPath], count: Int?) throws(ImportError) -> [Int: [UInt8]]
  /// Throws an error if this is a file that exceeds the maximum size of a journal.
  func checkJournalSize() throws(ImportError)
}

extension EntrySource {
  var isSingleFile: Bool { false }

  func checkJournalSize() throws(ImportError) {}
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
