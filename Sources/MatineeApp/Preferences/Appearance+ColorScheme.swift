import GTK
import MatineeCore

// An appearance as GTK knows it, and as it is called.
extension Appearance {
  /// `nil` follows the desktop.
  var scheme: ColorScheme? {
    switch self {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }

  /// In header capitals.
  var title: String {
    switch self {
    case .system: "Follow the Desktop"
    case .light: "Light"
    case .dark: "Dark"
    }
  }
}
