import Foundation
import Glibc

/// Files that only their owner can read, whatever their folder permits.
public enum PrivateFiles {
  /// Creates an empty file with mode 0600. SQLite gives a log the permissions of its database.
  ///
  /// - Throws: `POSIXError`, with `EEXIST` if the path exists.
  public static func create(_ url: URL) throws(POSIXError) {
    let descriptor = open(url.path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw POSIXError.last }
    close(descriptor)
  }

  /// Removes the permissions of everybody but the owner from a file. Does nothing if the path isn't a regular file, and
  /// if the file system has no permissions or the file belongs to another user.
  public static func restrict(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_mode & 0o077 != 0 else { return }
    // Opening the file instead would release SQLite's locks when it is closed (fcntl(2)).
    chmod(path, status.st_mode & 0o700)
  }
}
