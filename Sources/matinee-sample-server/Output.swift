// One line of output at a time, and at once.
import Foundation
import Synchronization

enum Output {
  private static let turn = Mutex(())

  /// Goes out before this returns, also into a pipe.
  static func print(_ line: String) {
    turn.withLock { _ in FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
  }
}
