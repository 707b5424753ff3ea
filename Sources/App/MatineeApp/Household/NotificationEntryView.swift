import Containment
import Foundation
import GTK
import MatineeCore

/// A notification's row: the profile, the activity and the time. The first row of a day has a heading.
final class NotificationEntryView: Configurable {
  let widget: Widget
  private let heading = Label(wrapping: "", breaksWords: false, styles: "title-4")
  private let row: ImageWithFourLabelsView<NotificationEntry>

  init(images: any ImageProviding) {
    row = ImageWithFourLabelsView(images: images, picture: .avatar, fitsText: true)
    heading.setMargins(top: 12, bottom: 3, start: 12, end: 12)
    widget = Box(.vertical, [heading, row.widget])
  }

  func configure(with entry: NotificationEntry) {
    heading.text = entry.heading ?? ""
    heading.isVisible = entry.heading != nil
    row.configure(with: entry)
  }

  func prepareForReuse() { row.prepareForReuse() }

  func accessibleLabel(of entry: NotificationEntry) -> String {
    let sentence = row.accessibleLabel(of: entry)
    return entry.heading.map { "\($0): \(sentence)" } ?? sentence
  }

  func accessibleDescription(of entry: NotificationEntry) -> String? { row.accessibleDescription(of: entry) }
}

nonisolated extension NotificationEntry: Listable {
  public var listTitle: String { summary }
  public var listInitials: String { name }
  public var listText: String { text }
  public var listFootnote: String { isNew ? "New · \(time)" : time }
  public var listDetail: String { "" }
  public var listImage: URL? { picture }
}
