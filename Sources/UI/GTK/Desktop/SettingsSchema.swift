import CAdwaita
import Foundation

/// The schemas of the desktop's settings.
///
/// GLib ends the program if one is missing that a library uses. A minimal system may have none, and an unusual
/// `XDG_DATA_DIRS` may hide them.
///
/// Source: [GSettingsSchemaSource](https://docs.gtk.org/gio/struct.SettingsSchemaSource.html).
nonisolated enum SettingsSchema {
  /// Returns whether a schema is installed.
  static func isInstalled(_ id: String) -> Bool {
    guard let source = g_settings_schema_source_get_default(),
      let schema = g_settings_schema_source_lookup(source, id, 1)
    else { return false }
    g_settings_schema_unref(schema)
    return true
  }

  /// The schemas that GLib's proxy resolver for GNOME uses.
  static var hasProxies: Bool {
    (["org.gnome.system.proxy"] + ["http", "https", "ftp", "socks"].map { "org.gnome.system.proxy.\($0)" })
      .allSatisfy(isInstalled)
  }

  /// The schema that GTK's file dialogs use.
  static var hasFileChooser: Bool { isInstalled("org.gtk.gtk4.Settings.FileChooser") }
}

extension SettingsSchema {
  /// Disables GTK's emoji chooser, which opens with Ctrl+Period in a text field, if its schema is missing.
  static func disableEmojiChooserIfNecessary() {
    guard !isInstalled("org.gtk.gtk4.Settings.EmojiChooser") else { return }
    for type in [gtk_text_get_type(), gtk_text_view_get_type()] {
      // The signal exists only once the class does.
      let owner = g_type_class_ref(type)
      // The key and the menu activate the action. The signal is for other code.
      gtk_widget_class_install_action(
        owner?.assumingMemoryBound(to: GtkWidgetClass.self), "misc.insert-emoji", nil, doNothingForAction)
      g_signal_override_class_handler("insert-emoji", type, unsafeBitCast(doNothing, to: GCallback.self))
      g_type_class_unref(owner)
    }
  }
}

private nonisolated let doNothingForAction: GtkWidgetActionActivateFunc = { _, _, _ in }
private nonisolated let doNothing: @convention(c) (gpointer?) -> Void = { _ in }
