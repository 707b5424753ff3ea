import Catalogue
import Containment
import GTK
import Localization
import ScreenFoundation

/// The biography from TMDB.
final class BiographySection: ViewController, PageSection {
  private let text = PageText(heading: tr("Biography"))

  override func loadView() {
    text.widget.setMargins(top: 12, bottom: 6, start: 12, end: 12)
    view = text.widget
  }

  func show(_ page: PersonPage) {
    loadViewIfNeeded()
    text.show(page.biography)
  }
}
