import Containment
import GTK
import MatineeCore

/// Where a title can be seen in the reader's country, with the name of those whose data these are.
final class OffersSection: ViewController, PageSection {
  private let groups = Box(.vertical, spacing: 9)
  private let credit = Label()
  private var shown: WatchOffers?

  override func loadView() {
    credit.addStyle("caption", "dim-label")
    credit.justification = .start
    credit.wraps = true
    let box = Box(.vertical, spacing: 12, [PageHeading.make("Where to Watch"), groups, credit])
    box.setMargins(top: 12, bottom: 6, start: 12, end: 12)
    view = box
  }

  func show(_ page: TitlePage) {
    view.isVisible = page.offers != nil
    guard let offers = page.offers, offers != shown else { return }
    shown = offers
    credit.text = "In \(offers.country). Data by \(WatchOffers.attribution)."
    groups.childWidgets.forEach(groups.remove)
    for group in offers.groups { groups.append(makeView(of: group)) }
  }

  private func makeView(of group: WatchOffers.Group) -> Widget {
    let terms = Label(group.title)
    terms.addStyle("caption", "dim-label")
    let names = Label(group.providers.map(\.name).joined(separator: ", "))
    for label in [terms, names] {
      label.justification = .start
      label.wraps = true
    }
    return Box(.vertical, spacing: 0, [terms, names])
  }
}
