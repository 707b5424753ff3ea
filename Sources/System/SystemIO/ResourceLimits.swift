import Glibc
import Localization

/// The process's resource limits, which a shell or a service manager may have set (`ulimit`, `getrlimit(2)`).
public enum ResourceLimits {
  /// An error message about the first limit that is too low; `nil` if there is none. Check this at launch, because
  /// libraries trap when they reach a limit.
  public static var problem: String? {
    if let files = limit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue)), files < minimumOpenFiles {
      return tr(
        one: "Matinee may open only {count} file, and needs at least {minimum}. Run “ulimit -n {minimum}” first.",
        other: "Matinee may open only {count} files, and needs at least {minimum}. Run “ulimit -n {minimum}” first.",
        count: Int(files), ["minimum": "\(minimumOpenFiles)"])
    }
    if let bytes = limit(__rlimit_resource_t(RLIMIT_AS.rawValue)), bytes < minimumMemoryBytes {
      return tr(
        """
        Matinee may use only {size} MB of address space, and needs at least {minimum} MB. \
        Run “ulimit -v {kilobytes}” first.
        """,
        [
          "size": "\(bytes >> 20)", "minimum": "\(minimumMemoryBytes >> 20)",
          "kilobytes": "\(minimumMemoryBytes >> 10)",
        ])
    }
    return nil
  }

  private static func limit(_ resource: __rlimit_resource_t) -> UInt? {
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0, limit.rlim_cur != rlim_t.max else { return nil }
    return UInt(limit.rlim_cur)
  }

  private static let minimumOpenFiles: UInt = 64
  private static let minimumMemoryBytes: UInt = 1 << 30
}
