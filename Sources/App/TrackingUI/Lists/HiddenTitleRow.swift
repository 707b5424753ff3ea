import Catalogue
import Containment
import GTK
import Localization
import ScreenFoundation
import Tracking

/// The row of a title in which the user isn't interested, with a button that shows it again.
///
/// Cells contain no controls for screen readers and the keyboard. Their commands are in the row's menu.
final class HiddenTitleRow: Configurable {
  let widget: Widget
  private let poster: DownloadImageView
  private let title = Label()
  private let detail = Label()
  private let button = Button(label: tr("Show Again"))
  private var shown: HiddenTitle?

  init(images: any ImageProviding, restore: @escaping (HiddenTitle) -> Void) {
    poster = DownloadImageView(images: images, width: 32, height: 48)
    poster.widget.verticalAlignment = .center
    let labels = Box(.vertical, spacing: 2, [title, detail])
    labels.verticalAlignment = .center
    let texts = LayoutBox(TrailingLayout(mainWidth: 180, spacing: 6), [labels, button])
    texts.expandsHorizontally = true
    let row = Box(.horizontal, spacing: 12, [poster.widget, texts])
    row.setMargins(top: 6, bottom: 6, start: 12, end: 12)
    let content = Bin(row)
    content.addStyle("row-content")
    widget = content
    for label in [title, detail] {
      label.justification = .start
      label.wraps = true
    }
    title.addStyle("heading")
    detail.addStyle("caption", "dim-label")
    button.verticalAlignment = .center
    button.isFocusable = false
    button.setAccessibleHidden(true)
    button.onClick { [weak self] in if let title = self?.shown { restore(title) } }
  }

  func configure(with value: HiddenTitle) {
    shown = value
    poster.url = value.title.poster
    title.text = value.title.title
    detail.text = value.title.years ?? ""
    detail.isVisible = !detail.text.isEmpty
  }

  func prepareForReuse() {
    poster.url = nil
    shown = nil
  }

  func accessibleLabel(of value: HiddenTitle) -> String { value.title.accessibleLabel }
}
