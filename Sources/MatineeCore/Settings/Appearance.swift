/// Whether windows are light or dark.
public enum Appearance: String, CaseIterable, Sendable {
  /// As the desktop is.
  case system
  case light, dark
}
