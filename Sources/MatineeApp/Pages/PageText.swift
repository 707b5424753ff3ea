import Containment
import GTK
import MatineeCore

/// A long text of a page, under a heading or without one, with the name of its language where that is not the reader's.
final class PageText {
  let widget: Box
  private let text: ExpandableText
  private let language = LanguageNote()

  init(heading: String? = nil, lines: Int = 5) {
    let headingLabel = heading.map { PageHeading.make($0) }
    text = ExpandableText(lines: lines)
    widget = Box(.vertical, spacing: 6, [headingLabel, text.widget, language.label].compactMap(\.self))
    widget.isVisible = false
  }

  func show(_ choice: TextChoice?) {
    widget.isVisible = choice != nil
    text.text = choice?.text ?? ""
    language.show(choice)
  }
}

/// Names the language of a text that is not in the reader's.
final class LanguageNote {
  let label = Label(wrapping: "", breaksWords: false, styles: "caption", "dim-label")

  func show(_ choice: TextChoice?) {
    label.text = choice?.substitute.map { "In \($0)" } ?? ""
    label.isVisible = choice?.substitute != nil
  }
}

/// The heading of a part of a page.
enum PageHeading {
  static func make(_ text: String) -> Label {
    let label = Label(wrapping: text, breaksWords: false, styles: "title-4")
    label.setAccessibleRole(.heading)
    return label
  }
}
