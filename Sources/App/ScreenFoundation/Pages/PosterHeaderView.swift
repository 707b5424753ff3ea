import AppFoundation
import Catalogue
import Containment
import Foundation
import GTK

/// The header of a season or collection page: a poster, a name, a line of details and an overview.
package final class PosterHeaderView<Page: PosterHeaded>: PageHeader {
  package let widget: Widget
  package let picture: DownloadImageView
  private let name = Label(wrapping: "", styles: "title-1")
  private let part = Label(wrapping: "", styles: "title-3")
  private let line = Label(wrapping: "", styles: "dim-label")
  private let rating = RatingView()
  private let overview = PageText()
  private var shown: (any PosterHeaded)?

  /// The name of the whole that the page shows a part of, such as a season's series; `nil` if there is none or it isn't
  /// known. The part's name is below it.
  package var whole: String? {
    didSet { if whole != oldValue, let shown { show(shown) } }
  }

  /// - Parameters:
  ///   - preview: The information from the row or card that opened the page, shown immediately.
  ///   - whole: The name of the whole that the page shows a part of.
  package init(_ preview: (any PosterHeaded)?, of whole: String? = nil, images: any ImageProviding) {
    self.whole = whole
    picture = DownloadImageView(images: images, width: 120, height: 180)
    let labels = Box(.vertical, spacing: 6, [name, part, line, rating.widget, overview.widget])
    labels.expandsHorizontally = true
    widget = AdaptiveBox(picture.widget, labels, mainWidth: 160, spacing: 18).widget
    widget.setMargins(top: 18, bottom: 12, start: 12, end: 12)
    for label in [name, part] { label.setAccessibleRole(.heading) }
    picture.widget.addStyle("raised-picture")
    widget.isVisible = false
    if let preview { show(preview) }
  }

  package func title(of page: Page) -> String { whole ?? page.heading.name }

  package func subtitle(of page: Page) -> String? { whole.map(page.name) }

  package func show(_ page: Page) { show(page as any PosterHeaded) }

  private func show(_ page: any PosterHeaded) {
    shown = page
    let heading = page.heading
    widget.isVisible = true
    name.text = whole ?? heading.name
    part.text = whole.map(page.name) ?? ""
    part.isVisible = whole != nil
    line.text = heading.line
    line.isVisible = !heading.line.isEmpty
    rating.widget.isVisible = heading.rating != nil
    heading.rating.map(rating.show)
    overview.show(heading.overview)
    picture.url = heading.poster
  }
}

/// The content of the header.
package struct PosterHeading {
  var name: String
  /// A line of details; empty if unknown.
  var line = ""
  var rating: RatingText?
  var overview: TextChoice?
  var poster: URL?
}

/// A page with a poster header, or the row or card that opens the page.
package protocol PosterHeaded {
  var heading: PosterHeading { get }
  /// Returns the name of the part that the page shows, below the name of the whole.
  func name(in whole: String) -> String
}

extension PosterHeaded {
  package func name(in whole: String) -> String { heading.name }
}

extension SeasonCard: PosterHeaded {
  package var heading: PosterHeading {
    PosterHeading(name: title, line: cardDetail, overview: overview.map { TextChoice($0) }, poster: poster)
  }

  package func name(in series: String) -> String { id.title(named: name, of: series) }
}

extension SeasonPage: PosterHeaded {
  package var heading: PosterHeading {
    PosterHeading(
      name: id.title(named: name.text), line: line, rating: rating, overview: overview, poster: poster?.address)
  }

  package func name(in series: String) -> String { id.title(named: name.text, of: series) }
}

extension CollectionCard: PosterHeaded {
  package var heading: PosterHeading { PosterHeading(name: name, poster: poster) }
}

extension CollectionPage: PosterHeaded {
  package var heading: PosterHeading {
    PosterHeading(name: name.text, line: line, overview: overview, poster: poster?.address)
  }
}
