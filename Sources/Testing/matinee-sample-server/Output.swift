// Line output, one line at a time, without buffering.
import Foundation
import Synchronization

enum Output {
  private static let turn = Mutex(())

  /// Writes a line before it returns, even to a pipe.
  static func print(_ line: String) {
    turn.withLock { _ in FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
  }
}
