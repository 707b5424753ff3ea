import Containment
import GTK
import Localization
import MatineeCore

/// The watch providers of a title in the user's country, with attribution to the source.
enum OffersSection {
  static func make(images: any ImageProviding) -> ComposedSection<TitlePage, WatchOffers> {
    ComposedSection(content: \.offers) { offers in
      let credit = tr(
        "In {country}. Data by {source}.", ["country": offers.country, "source": WatchOffers.attribution])
      return [
        PageHeading.make(tr("Where to Watch")),
        Box(.vertical, spacing: 9, offers.groups.map { makeView(of: $0, images: images) }),
        Label(wrapping: credit, breaksWords: false, styles: "caption", "dim-label"),
      ]
    }
  }

  private static func makeView(of group: WatchOffers.Group, images: any ImageProviding) -> Widget {
    let terms = Label(wrapping: group.title, breaksWords: false, styles: "caption", "dim-label")
    let providers = group.providers.map { makeView(of: $0, images: images) }
    return Box(.vertical, spacing: 6, [terms, LayoutBox.wrapping(providers, spacing: 12)])
  }

  /// Makes the view of a watch provider. Its logo is decorative, because the name is next to it.
  private static func makeView(of provider: WatchOffers.Provider, images: any ImageProviding) -> Widget {
    // GTK would break such a name even with enough space, so only names with a long word may break.
    let hasLongWord = provider.name.split(separator: " ").contains { $0.count > maximumUnbrokenLength }
    let name = Label(wrapping: provider.name, breaksWords: hasLongWord)
    name.maximumCharacters = provider.name.count * 2
    guard let address = provider.logo else { return name }
    let logo = DownloadImageView(images: images, width: 32, height: 32)
    logo.url = address
    logo.widget.verticalAlignment = .center
    let box = Box(.horizontal, spacing: 6, [logo.widget, name])
    box.retain(logo, for: "matinee-logo")
    return box
  }
}

/// The maximum word length in characters that fits a narrow window at twice the text size.
private let maximumUnbrokenLength = 14
