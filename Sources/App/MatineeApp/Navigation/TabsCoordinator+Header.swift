import AppFoundation
import Catalogue
import Containment
import GTK
import ScreenFoundation
import TrackingUI

extension TabsCoordinator.Header {
  /// Makes the header of the main window.
  ///
  /// A narrow window hides the buttons of the household; the menu names the current profile, too.
  ///
  /// - Parameter notice: A problem at launch, shown above the sample catalogue.
  static func main(_ context: PageContext, menu: MenuButton, notice: String?) -> Self {
    let app = context.app
    let profile = ProfileButton(app.session, images: app.images)
    let household = [profile.button, context.tracking.household.bell.button]
    let isSample = app.catalogue.client.contentSource == .sample
    return Self(
      trailing: [LayoutBox.dropping(household, spacing: 6, minimumWidth: MainWindow.minimumWidth), menu],
      owners: [profile],
      banner: isSample ? SampleBanner.make(reason: notice, perform: context.screens.perform) : nil)
  }
}
