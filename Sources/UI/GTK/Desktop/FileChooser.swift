import CAdwaita
import Localization

/// The desktop's native file dialogs.
///
/// Source: [GtkFileChooserNative](https://docs.gtk.org/gtk4/class.FileChooserNative.html).
public enum FileChooser {
  /// Asks the user for a file to save to. Returns the chosen path, or `nil` if the user cancels.
  ///
  /// - Parameters:
  ///   - title: The dialog's title, in header capitalization.
  ///   - name: The suggested file name, which the user can change.
  ///   - window: The parent window.
  public static func save(_ title: String, name: String, over window: Window?) async -> String? {
    await choose(title, GTK_FILE_CHOOSER_ACTION_SAVE, button: tr("_Save"), over: window) {
      gtk_file_chooser_set_current_name($0.opaque, name)
    }
  }

  /// Asks the user for an existing file. Returns the chosen path, or `nil` if the user cancels.
  ///
  /// - Parameters:
  ///   - title: The dialog's title, in header capitalization.
  ///   - button: The label of the button that confirms the choice. An underscore precedes its mnemonic.
  ///   - window: The parent window.
  public static func open(_ title: String, button: String = tr("_Open"), over window: Window?) async -> String? {
    await choose(title, GTK_FILE_CHOOSER_ACTION_OPEN, button: button, over: window) { _ in }
  }

  /// Asks the user for an existing or a new folder. Returns the chosen path, or `nil` if the user cancels.
  public static func folder(_ title: String, button: String = tr("_Choose"), over window: Window?) async -> String? {
    await choose(title, GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, button: button, over: window) { _ in }
  }
}

extension FileChooser {
  private static func choose(
    _ title: String, _ action: GtkFileChooserAction, button: String, over window: Window?,
    prepare: (Object) -> Void
  ) async -> String? {
    guard SettingsSchema.hasFileChooser else {
      matinee_log_warning("GTK's settings schemas aren't installed, so there are no file dialogs.")
      return nil
    }
    let native = gtk_file_chooser_native_new(title, window?.cast(), action, button, tr("_Cancel"))
    guard let native else { return nil }
    let dialog = Object(adopting: UnsafeMutableRawPointer(native))
    prepare(dialog)
    gtk_native_dialog_set_modal(dialog.cast(), 1)
    let isChosen = await withCheckedContinuation { continuation in
      var answer: CheckedContinuation<Bool, Never>? = continuation
      dialog.connect("response") { (arguments: SignalArguments) in
        answer?.resume(returning: arguments.integer(0) == Int(GTK_RESPONSE_ACCEPT.rawValue))
        answer = nil
        return nil
      }
      gtk_native_dialog_show(dialog.cast())
    }
    defer { gtk_native_dialog_destroy(dialog.cast()) }
    guard isChosen, let file = gtk_file_chooser_get_file(dialog.opaque) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    guard let path = g_file_get_path(file) else { return nil }
    defer { g_free(path) }
    return String(cString: path)
  }
}
