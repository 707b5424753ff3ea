import CAdwaita
import Glibc

/// An observer of the end of standard input. It closes when the parent process ends, for any reason.
enum InputEnd {
  /// Calls `body` once when standard input has ended.
  static func onEnd(_ body: @escaping () -> Void) {
    Self.body = body
    g_unix_fd_add(
      STDIN_FILENO, GIOCondition(G_IO_IN.rawValue | G_IO_HUP.rawValue | G_IO_ERR.rawValue),
      { descriptor, condition, _ in MainActor.assumeIsolated { InputEnd.hasMore(descriptor) } ? 1 : 0 }, nil)
  }

  private static var body: () -> Void = {}

  /// Discards pending input. Returns whether more can follow.
  private static func hasMore(_ descriptor: gint) -> Bool {
    var byte: UInt8 = 0
    let count = read(descriptor, &byte, 1)
    if count > 0 || count < 0 && (errno == EAGAIN || errno == EINTR) { return true }
    body()
    return false
  }
}
