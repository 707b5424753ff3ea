import Containment
import GTK
import MatineeCore

/// The top of a collection's page: poster, name, how many films from when to when, and what it is about.
final class CollectionHeaderView: PageHeader {
  let widget: Widget
  var picture: DownloadImageView { poster }
  private let poster: DownloadImageView
  private let name = Label()
  private let line = Label()
  private let overview = PageText()

  /// - Parameter card: what the page of one of its films knew, to be shown at once.
  init(_ card: CollectionCard?, images: any ImageProviding) {
    poster = DownloadImageView(images: images, width: 120, height: 180)
    let labels = Box(.vertical, spacing: 6, [name, line, overview.widget])
    labels.expandsHorizontally = true
    widget = AdaptiveBox(poster.widget, labels, mainWidth: 160, spacing: 18).widget
    widget.setMargins(top: 18, bottom: 12, start: 12, end: 12)
    style()
    widget.isVisible = card != nil
    name.text = card?.name ?? ""
    poster.url = card?.poster
  }

  func title(of page: CollectionPage) -> String { page.name.text }

  func show(_ page: CollectionPage) {
    widget.isVisible = true
    name.text = page.name.text
    line.text = page.line
    line.isVisible = !page.line.isEmpty
    overview.show(page.overview)
    poster.url = page.poster?.address
  }

  private func style() {
    for label in [name, line] {
      label.justification = .start
      label.wraps = true
      label.breaksWords = true
    }
    name.addStyle("title-1")
    name.setAccessibleRole(.heading)
    line.addStyle("dim-label")
    line.isVisible = false
    poster.widget.addStyle("raised-picture")
  }
}
