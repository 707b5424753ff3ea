import AppFoundation
import Catalogue
import Containment
import GTK
import ScreenFoundation

/// A title's tagline and overview.
package final class OverviewSection: ViewController, PageSection {
  private let tagline = Label(wrapping: "", styles: "tagline", "dim-label")
  private let taglineLanguage = LanguageNote()
  private let taglineBox: Box
  private let overview = PageText()

  package init() {
    taglineBox = Box(.vertical, spacing: 6, [tagline, taglineLanguage.label])
    super.init()
  }

  package override func loadView() {
    let box = Box(.vertical, spacing: 12, [taglineBox, overview.widget])
    box.setMargins(top: 12, bottom: 6, start: 12, end: 12)
    view = box
  }

  package func show(_ page: TitlePage) {
    tagline.text = page.tagline?.text ?? ""
    taglineBox.isVisible = page.tagline != nil
    taglineLanguage.show(page.tagline)
    overview.show(page.overview)
    view.isVisible = page.tagline != nil || page.overview != nil
  }
}
