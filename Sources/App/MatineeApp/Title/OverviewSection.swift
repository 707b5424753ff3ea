import AppFoundation
import Catalogue
import Containment
import GTK

/// A title's tagline and overview.
final class OverviewSection: ViewController, PageSection {
  private let tagline = Label(wrapping: "", styles: "tagline", "dim-label")
  private let taglineLanguage = LanguageNote()
  private let taglineBox: Box
  private let overview = PageText()

  init() {
    taglineBox = Box(.vertical, spacing: 6, [tagline, taglineLanguage.label])
    super.init()
  }

  override func loadView() {
    let box = Box(.vertical, spacing: 12, [taglineBox, overview.widget])
    box.setMargins(top: 12, bottom: 6, start: 12, end: 12)
    view = box
  }

  func show(_ page: TitlePage) {
    tagline.text = page.tagline?.text ?? ""
    taglineBox.isVisible = page.tagline != nil
    taglineLanguage.show(page.tagline)
    overview.show(page.overview)
    view.isVisible = page.tagline != nil || page.overview != nil
  }
}
