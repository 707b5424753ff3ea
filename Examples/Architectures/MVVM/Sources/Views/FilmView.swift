import Containment
import GTK
import LoadingState

/// The widgets of a film's page: the poster next to the labels and, below them, the footer with the progress.
final class FilmView {
  let widget: ScrolledWindow
  let poster: DownloadImageView
  let title = Label(wrapping: "", styles: "title-1")
  let facts = Label(wrapping: "", styles: "dim-label")
  let rating = Label(wrapping: "", styles: "dim-label", "numeric")
  let tagline = Label(wrapping: "", styles: "heading")
  let overview = Label(wrapping: "")
  private let footer: ListFooterView

  init(images: any ImageProviding, onRetry: @escaping () -> Void) {
    poster = DownloadImageView(images: images, width: 160, height: 240)
    footer = ListFooterView(onAction: onRetry)
    title.setAccessibleRole(.heading)
    let texts = Box(.vertical, spacing: 9, [title, facts, rating, tagline, overview])
    texts.expandsHorizontally = true
    let header = AdaptiveBox(poster.widget, texts, mainWidth: 240).widget
    header.setMargins(18)
    widget = ScrolledWindow(Clamp(Box(.vertical, [header, footer.widget]), maximumWidth: 860))
    widget.expandsVertically = true
  }

  func show(_ state: LoadMoreState) {
    // The footer's button is about to disappear. The page keeps the focus, so that the arrow keys scroll it.
    if footer.widget.containsFocus { widget.focus() }
    footer.show(state)
  }
}
