import Foundation

/// A watchdog that cleans up after a session, even if the test process is killed.
///
/// A shell waits until the test process closes its end of a pipe, which also happens when that process is killed. The
/// shell then ends every process that has the session's mark in its environment, and removes the session's folder.
final class SessionWatchdog {
  private let process: ChildProcess
  private var pipe: Int32?

  /// The environment variable that marks a session's processes. Its value is the session's folder.
  static let mark = "AUTOMATION_SESSION"

  init(of folder: String) throws(StartFailure) {
    let ends = try Pipe.open()
    defer { close(ends.reading) }
    do throws(StartFailure) {
      process = try ChildProcess(
        "/bin/sh", ["-c", Self.script, "watchdog", folder], ["PATH": "/usr/bin:/bin"],
        ChildProcess.Streams(input: ends.reading))
    } catch {
      close(ends.writing)
      throw error
    }
    pipe = ends.writing
  }

  deinit { clean() }

  /// Ends all processes of the session, and waits until they are gone.
  func clean() {
    guard let pipe else { return }
    self.pipe = nil
    close(pipe)
    process.waitForEnd()
  }
}

extension SessionWatchdog {
  // On SIGTERM an X server removes its lock. Processes that ignore SIGTERM are killed after a second.
  private static let script = """
    read -r nothing
    members() { grep -lszFx "\(mark)=$1" /proc/[0-9]*/environ | sed 's|/proc/\\([0-9]*\\)/.*|\\1|'; }
    signal=TERM
    tries=0
    while found=$(members "$1"); [ -n "$found" ] && [ "$tries" -lt 500 ]; do
      kill -"$signal" $found 2>/dev/null
      tries=$((tries + 1))
      if [ "$tries" -gt 50 ]; then signal=KILL; fi
      sleep 0.02
    done
    rm -rf -- "$1"
    """
}

/// A pipe that no child inherits by accident. A socket pair can be created with close-on-exec set; `pipe` can't.
enum Pipe {
  static func open() throws(StartFailure) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
      throw StartFailure(description: "no pipe: \(String(cString: strerror(errno)))")
    }
    return (ends[0], ends[1])
  }

  /// Returns the first complete line, or `nil` if the other end closes or the deadline passes first.
  static func firstLine(from descriptor: Int32, until deadline: ContinuousClock.Instant) -> String? {
    var line: [UInt8] = []
    while true {
      let left = ContinuousClock.now.duration(to: deadline)
      var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard left > .zero, Glibc.poll(&poll, 1, Int32(left.milliseconds) + 1) >= 0 || errno == EINTR else { return nil }
      guard poll.revents != 0 else { continue }
      var byte: UInt8 = 0
      guard read(descriptor, &byte, 1) == 1 else { return nil }
      if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
      line.append(byte)
    }
  }
}

extension Duration {
  var milliseconds: Int64 { components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000 }
}
