import CAdwaita

/// Asks where a file is to go, in the desktop's own way.
///
/// Source: [GtkFileChooserNative](https://docs.gtk.org/gtk4/class.FileChooserNative.html).
public enum FileChooser {
  /// Asks where to save; the path that was chosen, or `nil`.
  ///
  /// - Parameters:
  ///   - title: what is being saved, in header capitals.
  ///   - name: the file's name, to be changed there.
  public static func save(_ title: String, name: String, over window: Window?) async -> String? {
    let native = gtk_file_chooser_native_new(title, window?.cast(), GTK_FILE_CHOOSER_ACTION_SAVE, "_Save", "_Cancel")
    guard let native else { return nil }
    let dialog = Object(adopting: UnsafeMutableRawPointer(native))
    gtk_file_chooser_set_current_name(dialog.opaque, name)
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
