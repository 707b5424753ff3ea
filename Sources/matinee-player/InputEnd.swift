import CAdwaita
import Glibc

/// Notices that whoever started this program has gone, however that came: the other end of its standard input is closed then.
enum InputEnd {
  /// Calls `body` once, when nothing more can come.
  static func onEnd(_ body: @escaping () -> Void) {
    Self.body = body
    g_unix_fd_add(
      STDIN_FILENO, GIOCondition(G_IO_IN.rawValue | G_IO_HUP.rawValue | G_IO_ERR.rawValue),
      { descriptor, condition, _ in MainActor.assumeIsolated { InputEnd.hasMore(descriptor) } ? 1 : 0 }, nil)
  }

  private static var body: () -> Void = {}

  /// What comes is of no interest.
  private static func hasMore(_ descriptor: gint) -> Bool {
    var byte: UInt8 = 0
    let count = read(descriptor, &byte, 1)
    if count > 0 || count < 0 && (errno == EAGAIN || errno == EINTR) { return true }
    body()
    return false
  }
}
