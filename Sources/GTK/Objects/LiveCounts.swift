import Synchronization

/// How many owners, closures and kept values are alive: what tests compare before and after to prove that nothing leaks.
public enum LiveCounts {
  /// Swift owners of GObjects.
  public static var objects = 0
  /// Swift closures that C holds: signal handlers, actions, timers.
  public static var closures = 0
  /// Swift values kept alive by a GObject.
  public static var kept = 0
  /// Pictures in memory, cached or shown.
  public static var textures: Int { liveTextures.load(ordering: .relaxed) }

  /// All of them but textures, which caches hold for a while, in a form that can be compared.
  public static var snapshot: [String: Int] {
    ["objects": objects, "closures": closures, "kept": kept]
  }
}
