import Foundation

/// A pseudoterminal for a process. A test reads the process's output from it, types keys, and sends signals.
public final class PseudoTerminal: Sendable {
  private let localEnd: FileHandle
  /// The process's end. It stays open in this process, so that tests can read the last output and the terminal's state.
  let remoteEnd: FileHandle
  private let output = ObservedValue("")

  public init() throws {
    let descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw POSIXError(.ENXIO) }
    localEnd = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var (lock, number): (Int32, UInt32) = (0, 0)
    guard ioctl(descriptor, setLock, &lock) == 0, ioctl(descriptor, getNumber, &number) == 0 else {
      throw POSIXError(.ENXIO)
    }
    let other = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard other >= 0 else { throw POSIXError(.ENXIO) }
    remoteEnd = FileHandle(fileDescriptor: other, closeOnDealloc: true)
    listen()
  }

  /// All output so far, including echoed keys. Lines end with `\n`.
  public var text: String { output.value.replacing(endMark, with: "") }

  /// Whether the terminal echoes keys.
  public var echoes: Bool {
    var state = termios()
    return tcgetattr(remoteEnd.fileDescriptor, &state) == 0 && state.c_lflag & tcflag_t(ECHO) != 0
  }

  /// Blocks the thread until the terminal's echo is on (`true`) or off (`false`).
  ///
  /// - Returns: Whether it happened in time.
  public func waitForEcho(_ wanted: Bool, within limit: Duration = .seconds(60)) -> Bool {
    let end = ContinuousClock.now + limit
    while echoes != wanted {
      guard ContinuousClock.now < end else { return false }
      sched_yield()
    }
    return true
  }

  /// Blocks the thread until the foreground process is stopped, for example by Ctrl+Z.
  ///
  /// A process that restores the terminal before it stops is still running when ``waitForEcho(_:within:)`` returns.
  /// It would ignore `SIGCONT`, and then stop forever.
  ///
  /// - Returns: Whether it happened in time.
  public func waitUntilStopped(within limit: Duration = .seconds(60)) -> Bool {
    let end = ContinuousClock.now + limit
    while !isStopped {
      guard ContinuousClock.now < end else { return false }
      sched_yield()
    }
    return true
  }

  /// Whether the kernel's state of the foreground process is `T` (proc_pid_stat(5)).
  private var isStopped: Bool {
    let line = try? String(contentsOfFile: "/proc/\(tcgetpgrp(localEnd.fileDescriptor))/stat", encoding: .utf8)
    return line?.contains(") T ") ?? false
  }

  /// Sends a signal to the foreground processes.
  ///
  /// - Returns: Whether there are any.
  public func send(_ number: Int32) -> Bool {
    let group = tcgetpgrp(localEnd.fileDescriptor)
    return group > 1 && kill(-group, number) == 0
  }

  /// Types keys; `\n` is Enter, `\u{3}` Ctrl+C, `\u{4}` Ctrl+D.
  public func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = write(localEnd.fileDescriptor, bytes, bytes.count)
  }

  /// Waits until everything that was written before the call is in ``text``.
  func receiveOutput() async {
    let mark = Array(endMark.utf8)
    let times = output.value.ranges(of: endMark).count + 1
    if write(remoteEnd.fileDescriptor, mark, mark.count) == mark.count {
      _ = await waitForOutput(endMark, times: times)
    }
  }

  /// Waits until the output contains the text the given number of times.
  ///
  /// - Returns: Whether it happened in time.
  public func waitForOutput(_ words: String, times: Int = 1, within limit: Duration = .seconds(60)) async -> Bool {
    await output.find(within: limit) { $0.ranges(of: words).count >= times ? true : nil } ?? false
  }
}

extension PseudoTerminal {
  private func listen() {
    let (output, descriptor) = (output, dup(localEnd.fileDescriptor))
    Thread.detachNewThread {
      defer { close(descriptor) }
      var bytes: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 4_096)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        guard count > 0 else { return }
        bytes += buffer[..<count]
        let text = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
        output.change { $0 = text }
      }
    }
  }
}

/// A character that follows a process's last output.
private let endMark = "\0"

// TIOCSPTLCK and TIOCGPTN (ioctl_tty(2)), which the Glibc module doesn't import.
private let setLock: UInt = 0x4004_5431
private let getNumber: UInt = 0x8004_5430
