import Containment
import GTK
import Library
import ScreenFoundation
import Tracking

/// A section with some profiles of the household. Each opens that profile's page.
final class PeopleSection: ViewController, PageSection {
  private let people: FlowView
  private let heading: String
  private let items: (ProfileCard) -> [ProfileCard.Person]
  private let onSelect: (ProfileID) -> Void

  /// - Parameter title: The heading in header capitalization.
  init(
    _ title: String, images: any ImageProviding, _ items: @escaping (ProfileCard) -> [ProfileCard.Person],
    onSelect: @escaping (ProfileID) -> Void
  ) {
    heading = title
    people = FlowView(name: title, people: images)
    self.items = items
    self.onSelect = onSelect
    super.init()
  }

  override func loadView() {
    let box = Box(.vertical, spacing: 12, [PageHeading.make(heading), people.widget])
    box.setMargins(top: 12, bottom: 12, start: 12, end: 12)
    view = box
  }

  func show(_ card: ProfileCard) {
    let people = items(card)
    view.isVisible = !people.isEmpty
    self.people.pills = people.prefix(maximum).map { Pill(id: $0.id.rawValue, title: $0.name, picture: $0.picture) }
    self.people.onSelect = { [onSelect] in onSelect(ProfileID(rawValue: $0.id)) }
  }
}

/// The maximum number of profiles shown. Households are smaller, but a user directory may not be.
private let maximum = 100
