import AppFoundation
import Catalogue
import Containment
import GTK
import Localization
import ScreenFoundation

/// The watch providers of a title in the user's country: a row of logos, the user's own services first and marked.
/// Services that only rent or sell the title are folded away.
package enum OffersSection {
  /// The services, and those that the user subscribes to.
  package struct Content: Equatable {
    let offers: WatchOffers
    let mine: Set<WatchOffers.Provider.ID>
  }

  package static func make(images: any ImageProviding, mine: MyServices) -> ComposedSection<TitlePage, Content> {
    ComposedSection(content: { page in page.offers.map { Content(offers: $0, mine: mine.ids) } }) { content in
      let services = content.offers.services(mine: content.mine)
      let credit = tr(
        "In {country}. Data by {source}.",
        ["country": content.offers.country, "source": WatchOffers.attribution])
      return [
        PageHeading.make(tr("Where to Watch")),
        Box(.vertical, spacing: 9, rows(services, mine: content.mine, images: images)),
        Label(wrapping: credit, breaksWords: false, styles: "caption", "dim-label"),
      ]
    }
  }

  private static func rows(
    _ services: [WatchOffers.Service], mine: Set<WatchOffers.Provider.ID>, images: any ImageProviding
  ) -> [Widget] {
    let (included, paid) = (services.filter(\.isIncluded), services.filter { !$0.isIncluded })
    let makeRow = { (services: [WatchOffers.Service]) -> Widget in
      LayoutBox.wrapping(services.map { makeView(of: $0, isMine: mine.contains($0.id), images: images) }, spacing: 12)
    }
    guard !paid.isEmpty else { return [makeRow(included)] }
    let row = makeRow(paid)
    let fold = ToggleButton(toggle: tr("Rent or Buy"))
    fold.horizontalAlignment = .start
    fold.addStyle("flat")
    fold.onToggle { [button = fold.pointer, pointer = row.pointer] in
      Widget(retaining: pointer).isVisible = ToggleButton(retaining: button).isActive
    }
    row.isVisible = false
    fold.isActive = included.isEmpty
    return (included.isEmpty ? [] : [makeRow(included)]) + [fold, row]
  }

  private static func makeView(
    of service: WatchOffers.Service, isMine: Bool, images: any ImageProviding
  ) -> Widget {
    let logo = makeLogo(of: service, images: images)
    let view = Overlay(logo?.widget ?? makeName(of: service))
    logo.map { view.own($0) }
    let terms = service.terms.map(\.title).joined(separator: ", ")
    let name = tr("{service}: {terms}", ["service": service.provider.name, "terms": terms])
    let label = isMine ? tr("{service}, one of my services", ["service": name]) : name
    view.setAccessibleRole(.picture)
    view.accessibleLabel = label
    view.tooltip = label
    guard isMine else { return view }
    let mark = Icon("object-select-symbolic")
    mark.addStyle("service-mark")
    mark.horizontalAlignment = .end
    mark.verticalAlignment = .end
    view.add(mark)
    return view
  }

  private static func makeLogo(of service: WatchOffers.Service, images: any ImageProviding) -> DownloadImageView? {
    guard let address = service.provider.logo else { return nil }
    let logo = DownloadImageView(images: images, width: 40, height: 40)
    logo.url = address
    return logo
  }

  private static func makeName(of service: WatchOffers.Service) -> Widget {
    let name = Label(wrapping: service.provider.name, styles: "service-name")
    name.verticalAlignment = .center
    return name
  }
}
