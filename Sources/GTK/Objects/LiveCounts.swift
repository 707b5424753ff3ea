/// How many owners, closures and kept values are alive: what tests compare before and after to prove that nothing leaks.
public enum LiveCounts {
  /// Swift owners of GObjects.
  public static var objects = 0
  /// Swift closures that C holds: signal handlers, actions, timers.
  public static var closures = 0
  /// Swift values kept alive by a GObject.
  public static var kept = 0

  /// All three, in a form that can be compared.
  public static var snapshot: [String: Int] {
    ["objects": objects, "closures": closures, "kept": kept]
  }
}
