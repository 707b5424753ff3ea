import Foundation
import SystemIO

/// Questions to the user on a terminal, if there is one.
enum Terminal {
  static var isThere: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 }

  /// Asks for a line. Returns `nil` if there is no terminal or the input ends.
  static func ask(_ question: String) -> String? {
    guard isThere else { return nil }
    StandardStreams.show(TerminalText.line(question, limit: 1_000) + " ")
    let answer = readAnswer()
    // The next message starts on a new line.
    if answer == nil { StandardStreams.show("\n") }
    return answer
  }

  /// Asks for a line without echo. If a signal ends or stops the program, its handler restores the echo.
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

  /// Asks until the answer is yes or no. Returns `nil` if there is no terminal or the input ends.
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
  /// Reads a line, or returns `nil` at the end of the input. `readLine()` never returns if a signal interrupts it.
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

/// The terminal's state with echo. A global, because signal handlers take no context; only the main thread asks
/// questions.
private nonisolated(unsafe) var shownTerminal = termios()

/// The terminal's state without echo.
private nonisolated(unsafe) var hiddenTerminal = termios()

/// Restores the echo, stops the process, and hides the echo once it continues. Async-signal-safe.
private nonisolated func stop() {
  tcsetattr(STDIN_FILENO, TCSANOW, &shownTerminal)
  raise(SIGSTOP)
  tcsetattr(STDIN_FILENO, TCSANOW, &hiddenTerminal)
}

/// Restores the echo and ends the process by the signal's default action. Async-signal-safe.
private nonisolated func leave(_ number: Int32) {
  tcsetattr(STDIN_FILENO, TCSANOW, &shownTerminal)
  signal(number, SIG_DFL)
  raise(number)
}
