import Glibc
import Synchronization

extension StandardStreams {
  /// Prepares the standard streams for safe use. A program calls this before anything else.
  ///
  /// A closed stream is redirected to `/dev/null`. Otherwise, the next opened file would get its descriptor, and output
  /// would end up in that file. Writing to a pipe without a reader becomes an error instead of ending the program.
  public static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    isOutputWritable.store(canWrite(to: STDOUT_FILENO), ordering: .relaxed)
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) < 0 {
      // The system assigns the lowest free descriptor, which is this one.
      _ = open("/dev/null", O_RDWR)
    }
  }

  private static func canWrite(to descriptor: Int32) -> Bool {
    let flags = fcntl(descriptor, F_GETFL)
    return flags >= 0 && flags & O_ACCMODE != O_RDONLY
  }
}

/// Whether standard output was open for writing when the program started.
let isOutputWritable = Atomic(true)
