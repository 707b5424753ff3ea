import Foundation
import GTK

/// What the app asks of the desktop beyond its own windows.
package struct Desktop {
  /// Puts a text on the clipboard.
  var copy: @MainActor (String) -> Void
  /// Opens an address in the program for it, over a window; `false` where that cannot be done.
  var open: @MainActor (URL, Window?) async -> Bool
  /// Asks where a file of this name is to be saved, over a window; its path, or `nil`. The title says what is saved.
  var chooseFile: @MainActor (_ title: String, _ name: String, Window?) async -> String?
  /// Asks for a file that is there, over a window; its path, or `nil`. The title says what it is for.
  var chooseExisting: @MainActor (_ title: String, _ button: String, Window?) async -> String? = { _, _, _ in nil }
  /// Asks for a folder, over a window; its path, or `nil`. The title says what it is for.
  var chooseFolder: @MainActor (_ title: String, _ button: String, Window?) async -> String? = { _, _, _ in nil }

  package static let live = Desktop(
    copy: Clipboard.copy, open: { await AddressOpening.open($0.absoluteString, over: $1) },
    chooseFile: { await FileChooser.save($0, name: $1, over: $2) },
    chooseExisting: { await FileChooser.open($0, button: $1, over: $2) },
    chooseFolder: { await FileChooser.folder($0, button: $1, over: $2) })
}
