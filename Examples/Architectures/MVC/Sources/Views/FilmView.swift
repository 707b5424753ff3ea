import ArchitecturesSupport
import Containment
import GTK
import LoadingState

/// The view of a film's page. It shows the row's values first, and adds the details when they arrive.
final class FilmView {
  let widget: ScrolledWindow
  let poster: DownloadImageView
  /// Called when the user presses *Retry*.
  var onRetry: () -> Void = {}

  private let title = Label(wrapping: "", styles: "title-1")
  private let facts = Label(wrapping: "", styles: "dim-label")
  private let rating = Label(wrapping: "", styles: "dim-label", "numeric")
  private let tagline = Label(wrapping: "", styles: "heading")
  private let overview = Label(wrapping: "")
  private lazy var footer = ListFooterView { [weak self] in self?.onRetry() }

  init(pictures: any ImageProviding) {
    poster = DownloadImageView(images: pictures, width: 120, height: 180)
    poster.widget.addStyle("raised-picture")
    title.setAccessibleRole(.heading)
    let labels = Box(.vertical, spacing: 6, [title, facts, rating, tagline])
    labels.expandsHorizontally = true
    let header = AdaptiveBox(poster.widget, labels, mainWidth: 160, spacing: 18)
    let page = Box(.vertical, spacing: 18)
    widget = ScrolledWindow(Clamp(page, maximumWidth: 860, tightens: false))
    page.setMargins(top: 18, bottom: 18, start: 12, end: 12)
    for part in [header.widget, overview, footer.widget] { page.append(part) }
    show(details: .none)
  }

  /// Shows the row's values.
  func show(_ row: FilmRow) {
    // The page scrolls by keyboard, so it takes the focus and needs a name.
    widget.accessibleLabel = row.title
    title.text = row.title
    poster.url = row.poster
    show(row.rating, in: rating)
    show(row.overview, in: overview)
  }

  /// Shows the facts and the tagline. Empty texts take up no space.
  func show(facts: String, tagline: String) {
    show(facts, in: self.facts)
    show(tagline, in: self.tagline)
  }

  /// Shows the loading state of the details, below the row's values.
  func show(details state: LoadMoreState) {
    if footer.widget.containsFocus { widget.focus() }
    footer.show(state)
    footer.widget.isVisible = state != .none
  }

  private func show(_ text: String, in label: Label) {
    label.text = text
    label.isVisible = !text.isEmpty
  }
}
