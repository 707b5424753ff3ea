import CAdwaita
import Glibc

/// An observer of end-of-file on standard input, which closes when the parent process exits for any reason.
enum StandardInput {
  /// Calls `body` once, when standard input reaches end-of-file.
  static func onEnd(_ body: @escaping () -> Void) {
    Self.body = body
    g_unix_fd_add(
      STDIN_FILENO, GIOCondition(G_IO_IN.rawValue | G_IO_HUP.rawValue | G_IO_ERR.rawValue),
      { descriptor, condition, _ in MainActor.assumeIsolated { StandardInput.discardInput(descriptor) } ? 1 : 0 }, nil)
  }

  private static var body: () -> Void = {}

  /// Discards a byte of input, or calls `body` at end-of-file. Returns whether more input can follow.
  private static func discardInput(_ descriptor: gint) -> Bool {
    var byte: UInt8 = 0
    let count = read(descriptor, &byte, 1)
    if count > 0 || count < 0 && (errno == EAGAIN || errno == EINTR) { return true }
    body()
    return false
  }
}
