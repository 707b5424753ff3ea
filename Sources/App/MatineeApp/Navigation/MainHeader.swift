import AppFoundation
import Catalogue
import Containment
import GTK
import ScreenFoundation
import TrackingUI

extension TabBarController {
  /// Fills the header bar of the main window, and shows the sample catalogue's banner below it.
  ///
  /// The buttons of the household appear only in a wide window, next to which the tabs stay in the center. The menu
  /// always has their items.
  func fillHeader(_ context: PageContext, menu: MainMenu, notice: SampleNotice) {
    let app = context.app
    let profile = ProfileButton(app.session, images: app.images)
    let household = Box(.horizontal, spacing: 6, [profile.button, context.tracking.household.bell.button])
    household.isVisible = false
    onWidthChange = { [weak household] width in
      household?.isVisible = Double(width) >= householdWidth * Display.textScale
    }
    navigationItem.trailing = [household, menu.button]
    navigationItem.owners = [profile]
    if app.catalogue.client.contentSource == .sample {
      accessory = notice.makeBanner(perform: context.screens.perform)
    }
  }
}

/// The width of a window that shows the buttons of the household, in application pixels at the default text size.
private let householdWidth = 1000.0
