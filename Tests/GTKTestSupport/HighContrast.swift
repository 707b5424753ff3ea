import CAdwaita
import Foundation

/// The desktop's high-contrast setting.
public enum HighContrast {
  /// Turns the setting on or off. libadwaita applies it immediately. `scripts/session` gives tests private settings
  /// in memory.
  @MainActor public static func set(_ isOn: Bool) throws {
    guard let sources = g_settings_schema_source_get_default(),
      let schema = g_settings_schema_source_lookup(sources, name, 1)
    else { throw CocoaError(.featureUnsupported) }
    g_settings_schema_unref(schema)
    let settings = g_settings_new(name)
    defer { g_object_unref(settings.map { UnsafeMutableRawPointer($0) }) }
    g_settings_set_boolean(settings, "high-contrast", isOn ? 1 : 0)
  }

  private static let name = "org.gnome.desktop.a11y.interface"
}
