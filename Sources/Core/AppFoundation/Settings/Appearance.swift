/// The color scheme of windows.
public enum Appearance: String, CaseIterable, Sendable {
  /// The desktop's color scheme.
  case system
  case light, dark
}
