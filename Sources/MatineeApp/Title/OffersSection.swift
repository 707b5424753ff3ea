import Containment
import GTK
import MatineeCore

/// Where a title can be seen in the reader's country, with the name of those whose data these are.
final class OffersSection: ViewController, PageSection {
  private let groups = Box(.vertical, spacing: 9)
  private let credit = Label(wrapping: "", breaksWords: false, styles: "caption", "dim-label")
  private let images: any ImageProviding
  private var shown: WatchOffers?

  init(images: any ImageProviding) {
    self.images = images
    super.init()
  }

  override func loadView() {
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
    let terms = Label(wrapping: group.title, breaksWords: false, styles: "caption", "dim-label")
    return Box(.vertical, spacing: 6, [terms, LayoutBox.wrapping(group.providers.map(makeView), spacing: 12)])
  }

  /// The logo says nothing that the name beside it does not say.
  private func makeView(of provider: WatchOffers.Provider) -> Widget {
    // A name that may break anywhere would do so however much room there is.
    let hasLongWord = provider.name.split(separator: " ").contains { $0.count > longestWord }
    let name = Label(wrapping: provider.name, breaksWords: hasLongWord)
    name.maximumCharacters = provider.name.count * 2
    guard let address = provider.logo else { return name }
    let logo = DownloadImageView(images: images, width: 32, height: 32)
    logo.url = address
    logo.widget.verticalAlignment = .center
    let box = Box(.horizontal, spacing: 6, [logo.widget, name])
    box.keep(logo, for: "matinee-logo")
    return box
  }
}

/// In characters: it fits a narrow window at twice the text size.
private let longestWord = 14
