import Glibc

extension StandardStreams {
  /// Makes the standard streams safe to use. A program calls this before anything else.
  ///
  /// A stream that is closed leads to `/dev/null` from now on: the next file that is opened would take its number otherwise, and
  /// output would get into that file. Writing to a pipe that nobody reads is an error rather than the program's end.
  public static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) < 0 {
      // The system gives the lowest free number, which is this one.
      _ = open("/dev/null", O_RDWR)
    }
  }
}
