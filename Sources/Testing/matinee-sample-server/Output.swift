// Unbuffered output, line by line, from any thread.
import Foundation
import Synchronization

enum Output {
  private static let lock = Mutex(())

  /// Writes a line immediately, even to a pipe.
  static func print(_ line: String) {
    lock.withLock { _ in FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
  }
}
