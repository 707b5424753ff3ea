import Containment
import GTK
import MatineeCore

/// What a title is about, in a line and in full.
final class OverviewSection: ViewController, PageSection {
  private let tagline = Label(wrapping: "", styles: "tagline", "dim-label")
  private let overview = PageText()

  override func loadView() {
    let box = Box(.vertical, spacing: 12, [tagline, overview.widget])
    box.setMargins(top: 12, bottom: 6, start: 12, end: 12)
    view = box
  }

  func show(_ page: TitlePage) {
    tagline.text = page.tagline?.text ?? ""
    tagline.isVisible = page.tagline != nil
    overview.show(page.overview)
    view.isVisible = page.tagline != nil || page.overview != nil
  }
}
