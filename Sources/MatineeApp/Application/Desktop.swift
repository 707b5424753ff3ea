import Foundation
import GTK

/// What the app asks of the desktop beyond its own windows.
package struct Desktop {
  /// Puts a text on the clipboard.
  var copy: @MainActor (String) -> Void
  /// Opens an address in the program for it, over a window; `false` where that cannot be done.
  var open: @MainActor (URL, Window?) async -> Bool
  /// Asks where a file of this name is to be saved, over a window; its path, or `nil`.
  var chooseFile: @MainActor (String, Window?) async -> String?

  package static let live = Desktop(
    copy: Clipboard.copy, open: { await AddressOpening.open($0.absoluteString, over: $1) },
    chooseFile: { await FileChooser.save("Save Picture", name: $0, over: $1) })
}
