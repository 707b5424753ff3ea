import Foundation
import Glibc
import SystemIO
import TitleIdentity

/// A file of an index.
enum IndexPart: Hashable, Sendable {
  /// The titles of a kind, as in TMDB's export.
  case titles(MediaKind)
  /// The names of a kind's most popular titles in the user's languages.
  case names(MediaKind)

  static let all = MediaKind.allCases.flatMap { [titles($0), names($0)] }

  var kind: MediaKind {
    switch self {
    case .titles(let kind), .names(let kind): kind
    }
  }

  fileprivate var name: String {
    switch self {
    case .titles(let kind): kind.plural
    case .names(let kind): "\(kind.plural)-names"
    }
  }
}

/// The folder of an index. Each part has its own file, which can be replaced atomically.
struct IndexFolder: Sendable {
  let url: URL

  func file(_ part: IndexPart) -> URL { url.appending(path: "\(part.name).sqlite") }

  /// Returns the location of the file under construction, next to the current one.
  func unfinishedFile(_ part: IndexPart) -> URL { url.appending(path: "\(part.name).unfinished") }

  /// Returns the location for an unusable file. Only the latest one remains, to limit disk use.
  func setAsideFile(_ part: IndexPart) -> URL { url.appending(path: "\(part.name).set-aside") }

  var lockFile: URL { url.appending(path: "lock") }

  /// Replaces the current file with the finished one. Readers that have the old file open continue to use it.
  func replace(_ part: IndexPart) throws(TitleIndexError) {
    try synchronize(unfinishedFile(part))
    try move(unfinishedFile(part), to: file(part))
    try synchronize(url)
  }

  /// Removes a file if it exists.
  func remove(_ file: URL) throws(TitleIndexError) {
    guard unlink(file.path(percentEncoded: false)) == 0 || errno == ENOENT else {
      throw .unwritable(reason: systemReason(errno))
    }
  }

  func move(_ source: URL, to target: URL) throws(TitleIndexError) {
    guard rename(source.path(percentEncoded: false), target.path(percentEncoded: false)) == 0 else {
      throw .unwritable(reason: systemReason(errno))
    }
  }
}

extension IndexFolder {
  /// Waits until a file is on disk, so that after a power failure either the old or the new one is complete.
  private func synchronize(_ url: URL) throws(TitleIndexError) {
    do throws(POSIXError) {
      try flush(url)
    } catch {
      throw error.code == .ENOSPC || error.code == .EDQUOT
        ? .diskFull : .unwritable(reason: systemReason(error.code.rawValue))
    }
  }
}
