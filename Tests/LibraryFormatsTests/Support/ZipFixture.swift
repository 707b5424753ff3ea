import CArchive
import Foundation
import Glibc
import TitleIdentity

/// A writer of zip archives with arbitrary names and kinds of entries, based on libarchive.
struct ZipFixture {
  enum Entry {
    case file(String, [UInt8])
    case link(String, to: String)
    case folder(String)
  }

  struct Failure: Error {
    let reason: String
  }

  var entries: [Entry] = []
  var passphrase: String?
  /// The encryption: `zipcrypt` or `aes256`.
  var encryption = "aes256"
  /// Whether names are marked as UTF-8. Older programs write the bytes without a mark.
  var setsUTF8Flag = true

  init(_ files: KeyValuePairs<String, String>) { entries = files.map { .file($0, Array($1.utf8)) } }

  func write(to url: URL) throws {
    // libarchive interprets names in the thread's locale.
    var utf8Locale: locale_t?
    let previousLocale = setsUTF8Flag ? carchive_begin_utf8(&utf8Locale) : nil
    defer { if setsUTF8Flag { carchive_end_utf8(previousLocale, utf8Locale) } }
    guard let archive = archive_write_new() else { throw Failure(reason: "no memory") }
    defer { archive_write_free(archive) }
    try check(archive_write_set_format_zip(archive), archive)
    if let passphrase {
      try check(archive_write_set_options(archive, "zip:encryption=\(encryption)"), archive)
      try check(archive_write_set_passphrase(archive, passphrase), archive)
    }
    try check(archive_write_open_filename(archive, url.path), archive)
    for entry in entries { try write(entry, archive) }
    try check(archive_write_close(archive), archive)
  }

  private func write(_ entry: Entry, _ archive: OpaquePointer) throws {
    guard let header = archive_entry_new() else { throw Failure(reason: "no memory") }
    defer { archive_entry_free(header) }
    archive_entry_set_perm(header, 0o644)
    switch entry {
    case .link(let name, let target):
      archive_entry_set_pathname(header, name)
      archive_entry_set_filetype(header, 0o120000)
      archive_entry_set_symlink(header, target)
      archive_entry_set_size(header, 0)
      try check(archive_write_header(archive, header), archive)
    case .folder(let name):
      archive_entry_set_pathname(header, name)
      archive_entry_set_filetype(header, 0o040000)
      archive_entry_set_size(header, 0)
      try check(archive_write_header(archive, header), archive)
    case .file(let name, let bytes):
      archive_entry_set_pathname(header, name)
      archive_entry_set_filetype(header, 0o100000)
      archive_entry_set_size(header, Int64(bytes.count))
      try check(archive_write_header(archive, header), archive)
      guard archive_write_data(archive, bytes, bytes.count) == bytes.count else { throw Failure(reason: name) }
    }
  }

  private func check(_ status: Int32, _ archive: OpaquePointer) throws {
    guard status >= ARCHIVE_WARN else {
      throw Failure(reason: archive_error_string(archive).map { String(cString: $0) } ?? "\(status)")
    }
  }
}
