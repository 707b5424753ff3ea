import AppFoundation
import GTK
import Localization

// The color scheme and the title of an appearance.
extension Appearance {
  /// The color scheme to force; `nil` follows the desktop.
  var scheme: ColorScheme? {
    switch self {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }

  /// The title in header capitalization.
  var title: String {
    switch self {
    case .system: tr("System")
    case .light: tr("Light")
    case .dark: tr("Dark")
    }
  }
}
