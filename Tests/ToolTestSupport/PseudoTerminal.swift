import Foundation

/// A terminal at which a process is run, as by a person: it is asked there, answered by keys, and Ctrl+C ends it.
public final class PseudoTerminal: Sendable {
  private let ours: FileHandle
  /// The process's side. It stays open here, so that what was written last can be read, and the terminal's state be looked at.
  let theirs: FileHandle
  private let heard = Watched("")

  public init() throws {
    let descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw POSIXError(.ENXIO) }
    ours = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var (lock, number): (Int32, UInt32) = (0, 0)
    guard ioctl(descriptor, setLock, &lock) == 0, ioctl(descriptor, getNumber, &number) == 0 else {
      throw POSIXError(.ENXIO)
    }
    let other = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard other >= 0 else { throw POSIXError(.ENXIO) }
    theirs = FileHandle(fileDescriptor: other, closeOnDealloc: true)
    listen()
  }

  /// All that was written so far, by the process and as the echo of keys; lines end by `\n`.
  public var text: String { heard.value }

  /// Whether what is typed is to be seen.
  public var echoes: Bool {
    var state = termios()
    return tcgetattr(theirs.fileDescriptor, &state) == 0 && state.c_lflag & tcflag_t(ECHO) != 0
  }

  /// Waits until keys are to be seen, or not.
  ///
  /// - Returns: whether it was in time. The thread waits.
  public func waitsForEcho(_ wanted: Bool, within limit: Duration = .seconds(60)) -> Bool {
    let end = ContinuousClock.now + limit
    while echoes != wanted {
      guard ContinuousClock.now < end else { return false }
      sched_yield()
    }
    return true
  }

  /// Sends a signal to the processes in the foreground.
  ///
  /// - Returns: whether there are any.
  public func send(_ number: Int32) -> Bool {
    let group = tcgetpgrp(ours.fileDescriptor)
    return group > 1 && kill(-group, number) == 0
  }

  /// Types keys; `\n` is Enter, `\u{3}` Ctrl+C, `\u{4}` Ctrl+D.
  public func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = write(ours.fileDescriptor, bytes, bytes.count)
  }

  /// Waits until something was written, as often as this.
  ///
  /// - Returns: whether it was in time.
  public func reads(_ words: String, times: Int = 1, within limit: Duration = .seconds(60)) async -> Bool {
    await heard.find(within: limit) { $0.ranges(of: words).count >= times ? true : nil } ?? false
  }
}

extension PseudoTerminal {
  private func listen() {
    let (heard, descriptor) = (heard, dup(ours.fileDescriptor))
    Thread.detachNewThread {
      defer { close(descriptor) }
      var bytes: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 4_096)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        guard count > 0 else { return }
        bytes += buffer[..<count]
        let text = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
        heard.change { $0 = text }
      }
    }
  }
}

// TIOCSPTLCK and TIOCGPTN (ioctl_tty(2)), which Glibc's module leaves out.
private let setLock: UInt = 0x4004_5431
private let getNumber: UInt = 0x8004_5430
