import AppTestSupport
import GTK

/// The ways in which every scene is looked at.
enum Variant: String, CaseIterable {
  case light, dark, narrow
  /// In the narrow window: the largest text where there is least room.
  case largeText = "text-200"

  var size: WindowSize {
    switch self {
    case .light, .dark: .wide
    case .narrow, .largeText: .narrow
    }
  }

  var scheme: ColorScheme { self == .dark ? .dark : .light }

  var textScale: Double { self == .largeText ? 2 : 1 }
}
