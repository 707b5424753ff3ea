import Foundation
import SystemIO

/// Asks the person, where there is one: at a terminal that is read and written.
enum Terminal {
  static var isThere: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 }

  /// Asks for a line; `nil` where nobody is there, or leaves.
  static func ask(_ question: String) -> String? {
    guard isThere else { return nil }
    StandardStreams.show(TerminalText.line(question, limit: 1_000) + " ")
    let answer = readAnswer()
    // What is said next is a line of its own.
    if answer == nil { StandardStreams.show("\n") }
    return answer
  }

  /// Asks for a line that is not to be seen. A signal that ends or stops the program shows again what is typed.
  static func askSecretly(_ question: String) -> String? {
    guard isThere, tcgetattr(STDIN_FILENO, &shownTerminal) == 0 else { return nil }
    hiddenTerminal = shownTerminal
    hiddenTerminal.c_lflag &= ~tcflag_t(ECHO)
    hiddenTerminal.c_lflag |= tcflag_t(ECHONL)
    let former =
      [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2].map { number in
        (number, signal(number) { leave($0) })
      } + [(SIGTSTP, signal(SIGTSTP) { _ in stop() })]
    tcsetattr(STDIN_FILENO, TCSANOW, &hiddenTerminal)
    defer {
      tcsetattr(STDIN_FILENO, TCSANOW, &shownTerminal)
      for (number, handler) in former { signal(number, handler) }
    }
    return ask(question)
  }

  /// Asks until it is answered by yes or no; `nil` where nobody is there, or leaves.
  static func confirm(_ question: String) -> Bool? {
    while let answer = ask("\(question) [y/n]") {
      switch answer.lowercased().trimmingCharacters(in: .whitespaces) {
      case "y", "yes": return true
      case "n", "no": return false
      default: continue
      }
    }
    return nil
  }
}

extension Terminal {
  /// Reads a line; `nil` at the end of the input. `readLine()` never returns when a signal has interrupted it before the end.
  private static func readAnswer() -> String? {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while true {
      let count = read(STDIN_FILENO, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1 else { return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self) }
      guard byte != UInt8(ascii: "\n") else { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
  }
}

/// How the terminal is while what is typed is seen. Only the main thread asks, and a signal's handler can be given nothing.
private nonisolated(unsafe) var shownTerminal = termios()

/// The same while what is typed is hidden.
private nonisolated(unsafe) var hiddenTerminal = termios()

/// Stops, and hides again what is typed once the program continues; only what a handler may call.
private nonisolated func stop() {
  tcsetattr(STDIN_FILENO, TCSANOW, &shownTerminal)
  raise(SIGSTOP)
  tcsetattr(STDIN_FILENO, TCSANOW, &hiddenTerminal)
}

/// Ends as the signal ends who does nothing about it; only what a handler may call.
private nonisolated func leave(_ number: Int32) {
  tcsetattr(STDIN_FILENO, TCSANOW, &shownTerminal)
  signal(number, SIG_DFL)
  raise(number)
}
