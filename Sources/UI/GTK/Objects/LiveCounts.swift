import Synchronization

/// The number of live owners, closures and retained values. Tests compare the counts before and after to detect leaks.
public enum LiveCounts {
  /// The number of Swift owners of GObjects.
  public static var objects = 0
  /// The number of Swift closures retained by C: signal handlers, actions and timers.
  public static var closures = 0
  /// The number of Swift values retained by a GObject.
  public static var retained = 0
  /// The number of images in memory, cached or visible.
  public static var textures: Int { liveTextures.load(ordering: .relaxed) }

  /// All counts in comparable form, except textures, which caches retain for a while.
  public static var snapshot: [String: Int] {
    ["objects": objects, "closures": closures, "kept": retained]
  }
}
