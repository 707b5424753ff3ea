import Foundation
import GTK

/// The desktop services that the app uses outside its own windows.
package struct Desktop {
  /// Copies a text to the clipboard.
  var copy: @MainActor (String) -> Void
  /// Opens an address in its default app. Any dialog appears over the window. Returns `false` on failure.
  package var open: @MainActor (URL, Window?) async -> Bool
  /// Shows a Save dialog over a window, with a title and a suggested file name. Returns the path, or `nil` if
  /// cancelled.
  package var chooseFile: @MainActor (_ title: String, _ name: String, Window?) async -> String?
  /// Shows an Open dialog over a window, with a title. Returns the path of an existing file, or `nil` if cancelled.
  package var chooseExisting: @MainActor (_ title: String, _ button: String, Window?) async -> String? = { _, _, _ in
    nil
  }
  /// Shows a folder dialog over a window, with a title. Returns the path, or `nil` if cancelled.
  package var chooseFolder: @MainActor (_ title: String, _ button: String, Window?) async -> String? = { _, _, _ in nil
  }

  package static let live = Desktop(
    copy: Clipboard.copy, open: { await AddressOpener.open($0.absoluteString, over: $1) },
    chooseFile: { await FileChooser.save($0, name: $1, over: $2) },
    chooseExisting: { await FileChooser.open($0, button: $1, over: $2) },
    chooseFolder: { await FileChooser.folder($0, button: $1, over: $2) })
}
