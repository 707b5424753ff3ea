import Foundation
import Glibc

/// Where the files of an index are: one for each kind, so that each can be replaced in one step, and alone.
struct IndexFolder: Sendable {
  let url: URL

  func file(_ kind: TitleKind) -> URL { url.appending(path: "\(kind.plural).sqlite") }

  /// Where the next file is written, beside the one that serves.
  func unfinishedFile(_ kind: TitleKind) -> URL { url.appending(path: "\(kind.plural).unfinished") }

  /// Where a file goes that cannot be used: the last one, so that the disk is not filled with them.
  func setAsideFile(_ kind: TitleKind) -> URL { url.appending(path: "\(kind.plural).set-aside") }

  var lockFile: URL { url.appending(path: "lock") }

  /// Puts a finished file where readers look for one. Those that have the old one open go on with it.
  func replace(_ kind: TitleKind) throws(TitleIndexError) {
    try synchronize(unfinishedFile(kind))
    try move(unfinishedFile(kind), to: file(kind))
    try synchronize(url)
  }

  /// Takes a file away; one that is not there is no failure.
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
  /// Returns when the disk has it, so that a loss of power leaves the old file or the new one.
  private func synchronize(_ url: URL) throws(TitleIndexError) {
    let descriptor = open(url.path(percentEncoded: false), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unwritable(reason: systemReason(errno)) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else {
      throw errno == ENOSPC || errno == EDQUOT ? .diskFull : .unwritable(reason: systemReason(errno))
    }
  }
}
