/// The version of the app, shown by `matinee --version` and in the About window.
public enum Version {
  public static let current = "0.1.0"
}
