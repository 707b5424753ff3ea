import Containment
import GTK
import Library
import Localization
import Tracking

/// The part above a list's titles: the description, the numbers of titles, and the button that adds some. It is hidden
/// until it has content.
final class ListHeaderView {
  let widget: Widget
  /// Called when the user wants to add titles.
  var onAdd: () -> Void = {}
  private let about = Label(wrapping: "")
  private let counts = Label(wrapping: "", breaksWords: false, styles: "caption", "dim-label")

  init() {
    let button = Button(label: tr("Add Titles…"))
    button.verticalAlignment = .center
    counts.expandsHorizontally = true
    let texts = Box(.vertical, spacing: 6, [about, counts])
    texts.verticalAlignment = .center
    texts.expandsHorizontally = true
    about.isVisible = false
    widget = Box(.horizontal, spacing: 12, [texts, button])
    widget.setMargins(top: 12, bottom: 6, start: 0, end: 0)
    widget.addPageMargins()
    widget.isVisible = false
    button.onClick { [weak self] in self?.onAdd() }
  }

  /// - Parameter description: The list's description, which may be empty.
  func show(_ description: String, _ counts: ListTitleCounts?) {
    widget.isVisible = true
    about.text = description
    about.isVisible = !description.isEmpty
    self.counts.text = counts?.text ?? ""
  }
}
