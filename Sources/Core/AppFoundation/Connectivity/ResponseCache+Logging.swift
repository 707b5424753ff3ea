import Foundation
import Glibc
import Logging
import ResponseCache
import Synchronization
import SystemIO
import TitleIdentity

/// The app's cache, which logs its problems.
extension ResponseCache {
  /// Returns a cache in a folder whose files may be deleted at any time. The cache opens its database on first use.
  public static func logging(in folder: URL) -> ResponseCache {
    let log = CacheLog(folder)
    return ResponseCache(folder: folder, onEvent: { log.log($0) })
  }
}

/// A logger that reports each kind of problem once. It logs details at the debug level.
private final class CacheLog: Sendable {
  private let folder: URL
  private let logger = Logger(label: "Cache")
  private let logged = Mutex<Set<String>>([])

  init(_ folder: URL) { self.folder = folder }

  func log(_ event: ResponseCacheEvent) {
    logger.debug("\(event)")
    guard let sentence = sentence(for: event), logged.withLock({ $0.insert(sentence).inserted }) else { return }
    logger.warning("\(sentence)")
  }

  private func sentence(for event: ResponseCacheEvent) -> String? {
    switch event {
    case .setAside(let old):
      let file = TerminalText.line(old.file.path, limit: 500)
      return "The cache couldn’t be used, so Matinee started a new one. The old one is at \(file)."
    case .notStored(_, .cancelled), .notStored(_, .invalidResponse): return nil
    case .notStored(_, .diskFull): return unwritable(String(cString: strerror(ENOSPC)))
    case .notStored(_, .unwritable), .notStored(_, .unreadable):
      return unwritable(problem().map { String(cString: strerror($0)) })
    }
  }

  private func unwritable(_ reason: String?) -> String {
    let path = TerminalText.line(folder.path, limit: 500)
    return "Matinee can’t write its cache at \(path)\(reason.map { ": \($0)" } ?? ""). Pages won’t open offline."
  }

  /// Returns the system's error code for writing a file in the folder, which SQLite doesn't report. It is `nil` if
  /// writing succeeds.
  private func problem() -> Int32? {
    let file = folder.appending(path: ".\(UUID().uuidString)").path
    let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return errno }
    defer {
      close(descriptor)
      unlink(file)
    }
    // The test file is larger than one page of the database.
    let bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = write(descriptor, bytes, bytes.count)
    if count < 0 { return errno }
    return count < bytes.count ? EFBIG : nil
  }
}
