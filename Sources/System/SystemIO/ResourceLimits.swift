import Glibc

/// The process's resource limits, which a shell or a service manager may have set (`ulimit`, `getrlimit(2)`).
public enum ResourceLimits {
  /// An error message about the first limit that is too low; `nil` if there is none. Check this at launch, because
  /// libraries trap when they reach a limit.
  public static var problem: String? {
    if let files = limit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue)), files < minimumOpenFiles {
      return """
        Matinee may open only \(files) files, and needs at least \(minimumOpenFiles). Run “ulimit -n \(minimumOpenFiles)” first.
        """
    }
    if let bytes = limit(__rlimit_resource_t(RLIMIT_AS.rawValue)), bytes < minimumMemoryBytes {
      return """
        Matinee may use only \(bytes >> 20) MB of address space, and needs at least \(minimumMemoryBytes >> 20) MB. \
        Run “ulimit -v \(minimumMemoryBytes >> 10)” first.
        """
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
