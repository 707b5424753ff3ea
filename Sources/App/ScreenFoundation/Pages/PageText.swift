import AppFoundation
import Containment
import GTK
import Localization

/// A long text on a page, with an optional heading. If the text isn't in the user's language, a note names its
/// language.
package final class PageText {
  package let widget: Box
  private let text: ExpandableText
  private let language = LanguageNote()

  package init(heading: String? = nil, lines: Int = 5) {
    let headingLabel = heading.map { PageHeading.make($0) }
    text = ExpandableText(lines: lines)
    widget = Box(.vertical, spacing: 6, [headingLabel, text.widget, language.label].compactMap(\.self))
    widget.isVisible = false
  }

  package func show(_ choice: TextChoice?) {
    widget.isVisible = choice != nil
    text.text = choice?.text ?? ""
    language.show(choice)
  }
}

/// A note that names the language of a text that isn't in the user's language.
package final class LanguageNote {
  package let label = Label(wrapping: "", breaksWords: false, styles: "caption", "dim-label")

  package init() {}

  package func show(_ choice: TextChoice?) {
    label.text = choice?.substitute.map { tr("In {language}", ["language": $0]) } ?? ""
    label.isVisible = choice?.substitute != nil
  }
}

/// The heading of a section.
package enum PageHeading {
  package static func make(_ text: String) -> Label {
    let label = Label(wrapping: text, breaksWords: false, styles: "title-4")
    label.setAccessibleRole(.heading)
    return label
  }
}
