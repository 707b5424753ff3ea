import Foundation
import Glibc
import SystemIO
import TitleIdentity

/// The folder of an index. Each kind has its own file, which can be replaced atomically.
struct IndexFolder: Sendable {
  let url: URL

  func file(_ kind: MediaKind) -> URL { url.appending(path: "\(kind.plural).sqlite") }

  /// Returns the location of the file under construction, next to the current one.
  func unfinishedFile(_ kind: MediaKind) -> URL { url.appending(path: "\(kind.plural).unfinished") }

  /// Returns the location for an unusable file. Only the latest one remains, to limit disk use.
  func setAsideFile(_ kind: MediaKind) -> URL { url.appending(path: "\(kind.plural).set-aside") }

  var lockFile: URL { url.appending(path: "lock") }

  /// Replaces the current file with the finished one. Readers that have the old file open continue to use it.
  func replace(_ kind: MediaKind) throws(TitleIndexError) {
    try synchronize(unfinishedFile(kind))
    try move(unfinishedFile(kind), to: file(kind))
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
