/// The version of the app, as `matinee --version` and the About window say it.
public enum Version {
  public static let current = "0.1.0"
}
