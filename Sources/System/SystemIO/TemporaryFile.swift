import Foundation
import Glibc

/// Temporary files, each of which moves to its destination once it is complete and on disk.
public enum TemporaryFile {
  /// Returns a new location next to a file: `.settings.json.8D5E…` for `settings.json`. Its name has up to 138 bytes.
  public static func url(for file: URL) -> URL {
    file.deletingLastPathComponent().appending(path: prefix(file) + UUID().uuidString)
  }

  /// Removes the temporary files that earlier crashes left next to a file.
  ///
  /// Another process may be writing to a recent one, so only those that are at least an hour old are removed.
  public static func removeAbandoned(for file: URL, now: Date = Date()) {
    let (folder, prefix) = (file.deletingLastPathComponent(), prefix(file).utf8)
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    where name.utf8.starts(with: prefix)
      && UUID(uuidString: String(Substring(name.utf8.dropFirst(prefix.count)))) != nil
    {
      let url = folder.appending(path: name)
      var status = stat()
      guard lstat(url.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      if now.timeIntervalSince1970 - TimeInterval(status.st_mtim.tv_sec) >= 3600 { unlink(url.path) }
    }
  }

  private static func prefix(_ file: URL) -> String { ".\(String(file.lastPathComponent.prefix(utf8Count: 100)))." }
}

extension String {
  /// Returns the longest beginning of whole scalars with up to a number of bytes in UTF-8. File systems limit names in
  /// bytes: most of them to 255, and eCryptfs to 143.
  fileprivate func prefix(utf8Count: Int) -> Substring.UnicodeScalarView {
    var count = 0
    return unicodeScalars.prefix { scalar in
      count += UTF8.width(scalar)
      return count <= utf8Count
    }
  }
}

/// Waits until a file, or the names in a folder, are on disk.
///
/// Some file systems can't sync folders, and a folder may be writable but not readable. Neither is an error.
public func flush(_ url: URL) throws(POSIXError) {
  let descriptor = open(url.path, O_RDONLY | O_CLOEXEC)
  if descriptor < 0, errno == EACCES { return }
  guard descriptor >= 0 else { throw POSIXError.last }
  defer { close(descriptor) }
  guard fsync(descriptor) == 0 || errno == EINVAL else { throw POSIXError.last }
}
