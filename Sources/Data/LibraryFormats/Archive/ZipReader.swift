import CArchive
import Foundation
import Localization
import SystemIO
import TitleIdentity

/// A libarchive reader that iterates over the entries of a zip archive.
struct ZipReader {
  struct Entry {
    let name: String
    let kind: Kind
    let isEncrypted: Bool
  }

  enum Kind {
    case file, folder, link
    /// A device, a pipe or a socket.
    case other

    /// Creates a kind.
    ///
    /// - Parameter type: A file type as reported by stat(2).
    init(type: mode_t) {
      switch type & S_IFMT {
      case S_IFREG: self = .file
      case S_IFDIR: self = .folder
      case S_IFLNK: self = .link
      default: self = .other
      }
    }
  }

  private let file: String
  private let hasPassphrase: Bool
  private let archive: OpaquePointer
  private let descriptor: Int32

  /// Opens an archive. A truncated archive is rejected, because its central directory is missing.
  init(url: URL, name: String, passphrase: String?) throws(ImportError) {
    guard let archive = archive_read_new() else {
      // Translators: Follows “Can’t read “{file}”:”.
      throw .unreadable(file: name, reason: tr("there isn’t enough memory"))
    }
    do throws(RegularFile.Failure) {
      descriptor = try RegularFile.open(url.path, O_RDONLY)
    } catch {
      archive_read_free(archive)
      throw ImportError(error, file: name)
    }
    self.archive = archive
    file = name
    hasPassphrase = !(passphrase ?? "").isEmpty
    archive_read_support_format_zip_seekable(archive)
    if let passphrase, hasPassphrase { archive_read_add_passphrase(archive, passphrase) }
    guard archive_read_open_fd(archive, descriptor, pieceSize) == ARCHIVE_OK else {
      let error = ImportError.damaged(file: name, reason: Self.reason(archive))
      close()
      throw error
    }
  }

  func close() {
    archive_read_free(archive)
    // libarchive doesn't close the descriptor.
    Glibc.close(descriptor)
  }

  /// Returns the next entry; `nil` after the last.
  mutating func next() throws(ImportError) -> Entry? {
    var utf8Locale: locale_t?
    let previousLocale = carchive_begin_utf8(&utf8Locale)
    defer { carchive_end_utf8(previousLocale, utf8Locale) }
    var entry: OpaquePointer?
    switch archive_read_next_header(archive, &entry) {
    case ARCHIVE_EOF: return nil
    // Warnings concern times, owners, or characters in names.
    case ARCHIVE_OK, ARCHIVE_WARN: break
    default: throw .damaged(file: file, reason: Self.reason(archive))
    }
    guard let entry else { throw .damaged(file: file, reason: "an entry without a header") }
    return Entry(
      name: Self.name(of: entry),
      kind: Kind(type: mode_t(archive_entry_filetype(entry))),
      isEncrypted: archive_entry_is_encrypted(entry) != 0)
  }

  /// Returns the data of the current entry.
  ///
  /// - Parameter count: The number of bytes to read; `nil` for all.
  func data(of entry: Entry, count: Int?, limits: ImportLimits) throws(ImportError) -> [UInt8] {
    if entry.isEncrypted, !hasPassphrase { throw .encrypted(file: file) }
    let packedBefore = archive_filter_bytes(archive, -1)
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: pieceSize)
    while count.map({ bytes.count < $0 }) ?? true {
      let got = archive_read_data(archive, &piece, piece.count)
      if got == 0 { break }
      guard got > 0 else {
        if entry.isEncrypted { throw .wrongPassphrase(file: file) }
        throw .damaged(file: file, reason: Self.reason(archive))
      }
      bytes += piece[..<got]
      guard bytes.count <= limits.entryBytes else { throw .tooLarge(file: file, limit: limits.entryBytes) }
      // libarchive reads up to one chunk ahead, which may already be counted.
      let packed = Int(archive_filter_bytes(archive, -1) - packedBefore) + pieceSize
      guard bytes.count < 1_000_000 || bytes.count / limits.ratio <= packed else {
        throw .suspiciousCompression(file: file, entry: entry.name)
      }
    }
    return count.map { Array(bytes.prefix($0)) } ?? bytes
  }
}

private let pieceSize = 65_536

extension ZipReader {
  private static func reason(_ archive: OpaquePointer) -> String {
    archive_error_string(archive).map { String(cString: $0) } ?? "unknown error"
  }

  private static func name(of entry: OpaquePointer) -> String {
    if let name = archive_entry_pathname_utf8(entry) { return String(cString: name) }
    return archive_entry_pathname(entry).map { String(cString: $0) } ?? ""
  }
}
