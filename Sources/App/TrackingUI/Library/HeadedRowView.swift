import Containment
import GTK

/// A row that may have a heading because it is the first of a day or month.
public nonisolated protocol HeadedListable: Listable {
  var heading: String? { get }
}

/// The view of a row with an image and four labels, below its heading if it has one. In a list that
/// ``ConfigurableListController/highlightsRowContent()``, the heading is outside the frame of hover and focus.
final class HeadedRowView<Entry: HeadedListable>: Configurable {
  let widget: Widget
  private let heading = RowHeading()
  private let row: ImageWithFourLabelsView<Entry>

  init(_ row: ImageWithFourLabelsView<Entry>) {
    self.row = row
    let content = Bin(row.widget)
    content.addStyle("row-content")
    widget = Box(.vertical, [heading.widget, content])
  }

  func configure(with entry: Entry) {
    heading.show(entry.heading)
    row.configure(with: entry)
  }

  func prepareForReuse() { row.prepareForReuse() }

  func accessibleLabel(of entry: Entry) -> String {
    let sentence = row.accessibleLabel(of: entry)
    return entry.heading.map { "\($0): \(sentence)" } ?? sentence
  }

  func accessibleDescription(of entry: Entry) -> String? { row.accessibleDescription(of: entry) }
}
