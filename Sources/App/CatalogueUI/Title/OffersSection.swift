import AppFoundation
import Catalogue
import Containment
import GTK
import Localization
import ScreenFoundation

/// The watch providers of a title in the user's country, with attribution to the source. The user's own services come
/// first and are marked.
package enum OffersSection {
  package static func make(images: any ImageProviding, mine: MyServices) -> ComposedSection<TitlePage, WatchOffers> {
    ComposedSection(content: \.offers) { offers in
      let credit = tr(
        "In {country}. Data by {source}.", ["country": offers.country, "source": WatchOffers.attribution])
      let groups = Box(.vertical, spacing: 9)
      let binding = Binding({ mine.ids }) { [pointer = groups.pointer] ids in
        // The widget retains this closure, which therefore must not retain the widget.
        let groups = Box(retaining: pointer)
        groups.childWidgets.forEach(groups.remove)
        for group in offers.groups { groups.append(makeView(of: group, mine: ids, images: images)) }
      }
      groups.retain(binding, for: "matinee-my-services")
      return [
        PageHeading.make(tr("Where to Watch")), groups,
        Label(wrapping: credit, breaksWords: false, styles: "caption", "dim-label"),
      ]
    }
  }

  private static func makeView(
    of group: WatchOffers.Group, mine: Set<WatchOffers.Provider.ID>, images: any ImageProviding
  ) -> Widget {
    let terms = Label(wrapping: group.title, breaksWords: false, styles: "caption", "dim-label")
    let isMine = { (provider: WatchOffers.Provider) in mine.contains(provider.id) }
    let sorted = group.providers.filter(isMine) + group.providers.filter { !isMine($0) }
    let providers = sorted.map { makeView(of: $0, isMine: isMine($0), images: images) }
    return Box(.vertical, spacing: 6, [terms, LayoutBox.wrapping(providers, spacing: 12)])
  }

  /// Makes the view of a watch provider. Its logo is decorative, because the name is next to it.
  private static func makeView(
    of provider: WatchOffers.Provider, isMine: Bool, images: any ImageProviding
  ) -> Widget {
    // GTK would break such a name even with enough space, so only names with a long word may break.
    let hasLongWord = provider.name.split(separator: " ").contains { $0.count > maximumUnbrokenLength }
    let name = Label(wrapping: provider.name, breaksWords: hasLongWord)
    name.maximumCharacters = provider.name.count * 2
    let box = Box(.horizontal, spacing: 6, [name])
    if let address = provider.logo {
      let logo = DownloadImageView(images: images, width: 40, height: 40)
      logo.url = address
      logo.widget.verticalAlignment = .center
      box.prepend(logo.widget)
      box.retain(logo, for: "matinee-logo")
    }
    if isMine {
      name.addStyle("heading")
      let mark = Icon("object-select-symbolic")
      mark.setAccessibleRole(.picture)
      mark.addStyle("chosen-mark")
      mark.accessibleLabel = tr("One of my services")
      mark.tooltip = tr("One of my services")
      box.append(mark)
    }
    return box
  }
}

/// The maximum word length in characters that fits a narrow window at twice the text size.
private let maximumUnbrokenLength = 14
