import AppFoundation
import Catalogue
import Containment
import GTK
import ScreenFoundation
import TrackingUI

extension TabBarController {
  /// Fills the header bar of the main window, and shows the sample catalogue's banner below it.
  ///
  /// A narrow window hides the buttons of the household; the menu names the current profile, too.
  ///
  /// - Parameter notice: A problem at launch, shown above the sample catalogue.
  func fillHeader(_ context: PageContext, menu: MainMenu, notice: String?) {
    let app = context.app
    let profile = ProfileButton(app.session, images: app.images)
    let household = [profile.button, context.tracking.household.bell.button]
    navigationItem.trailing = [
      LayoutBox.dropping(household, spacing: 6, minimumWidth: MainWindow.minimumWidth), menu.button,
    ]
    navigationItem.owners = [profile]
    if app.catalogue.client.contentSource == .sample {
      accessory = SampleBanner.make(reason: notice, perform: context.screens.perform)
    }
  }
}
