import GTK
import Localization
import ScreenFoundation
import Tracking

/// The line about titles without details: the progress of fetching them, or the reason why it ended, with a button.
final class MissingDetailsView {
  let widget: Widget
  var onStart: () -> Void = {}
  var onCancel: () -> Void = {}
  private let label = Label(wrapping: "", breaksWords: false)
  private let bar = ProgressBar(name: tr("Fetching Details"))
  private let button = Button(label: "")
  private var isFetching = false

  init() {
    label.expandsHorizontally = true
    button.verticalAlignment = .center
    let content = Box(.vertical, spacing: 6, [Box(.horizontal, spacing: 12, [label, button]), bar])
    widget = LayoutBox(PageSectionsLayout(), [content])
    button.onClick { [weak self] in
      guard let self else { return }
      isFetching ? onCancel() : onStart()
    }
    show(.complete)
  }

  func show(_ state: MissingDetails.State) {
    widget.isVisible = state != .complete
    isFetching = false
    switch state {
    case .complete: break
    case .fetching(let done, let total):
      isFetching = true
      bar.fraction = Double(done) / Double(max(total, 1))
      set(
        tr("Fetching the details of titles: {done} of {total}", ["done": "\(done)", "total": "\(total)"]),
        button: tr("Cancel"))
    case .cancelled(let missing):
      set(
        tr(
          one: "The details of {count} title are missing from the charts.",
          other: "The details of {count} titles are missing from the charts.", count: missing),
        button: tr("Fetch Details"))
    case .failed(let sentence, _): set(sentence, button: tr("Fetch Details"))
    }
    bar.isVisible = isFetching
  }

  private func set(_ text: String, button title: String) {
    label.text = text
    if button.label != title { button.label = title }
    button.accessibleDescription = isFetching ? nil : text
  }
}
