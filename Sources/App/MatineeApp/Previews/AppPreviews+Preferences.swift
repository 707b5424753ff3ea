import AppFoundation
import Foundation
import ScreenFoundation

/// The pages that the preferences open.
extension AppPreviews {
  static let preferences: [Preview<PreviewController>] = [
    Preview("Locale Choices") { _ in
      LocaleChoicesController(
        title: "Country", automatic: "System (United States)",
        LocaleChoice.countries(including: "", locale: Locale(identifier: "en_US")), chosen: "DE")
    }
  ]
}
