import Foundation
import Glibc

/// An open file that can be locked with flock(2) against other processes. The lock is released when the object is
/// deallocated, or when the process ends.
public final class LockFile: Sendable {
  /// The open file. It remains open as long as this object exists.
  public let descriptor: Int32

  /// Takes ownership of an open file, without locking it.
  public init(owning descriptor: Int32) { self.descriptor = descriptor }

  /// Opens a file, or creates it for its owner only, without locking it.
  ///
  /// - Parameter flags: Additional flags for open(2).
  public convenience init(_ url: URL, _ flags: Int32 = 0) throws(POSIXError) {
    let descriptor = open(url.path, O_CREAT | O_RDWR | O_CLOEXEC | flags, 0o600)
    guard descriptor >= 0 else { throw .last }
    self.init(owning: descriptor)
  }

  deinit {
    // A newly forked child process shares the lock until it calls exec. Closing the file alone would leave it locked
    // until then.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// The kinds of locks.
  public enum Kind: Sendable {
    /// A lock that only one process can hold, and only while no process holds a shared lock.
    case exclusive
    /// A lock that many processes can hold at once.
    case shared

    fileprivate var operation: Int32 { self == .exclusive ? LOCK_EX : LOCK_SH }
  }

  /// Locks the file if no other process holds the lock.
  ///
  /// - Throws: `EWOULDBLOCK` if another process holds it, or another error on a file system without locks.
  public func tryLock(_ kind: Kind = .exclusive) throws(POSIXError) {
    guard flock(descriptor, kind.operation | LOCK_NB) == 0 else { throw .last }
  }

  /// Locks the file. Waits for other processes, but not forever: a process that was stopped must not block this one.
  ///
  /// - Throws: `EBUSY` after about 10 seconds, or another error on a file system without locks.
  public func lock(_ kind: Kind = .exclusive) throws(POSIXError) {
    for _ in 0..<Self.maximumAttempts {
      if flock(descriptor, kind.operation | LOCK_NB) == 0 { return }
      guard errno == EWOULDBLOCK || errno == EINTR else { throw .last }
      usleep(Self.pause)
    }
    throw POSIXError(.EBUSY)
  }

  /// The number of attempts to take a lock.
  public static let maximumAttempts = 1000
  /// The pause between attempts, in microseconds.
  public static let pause: useconds_t = 10_000
}

extension POSIXError {
  /// The error of the last failed system call.
  public static var last: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
