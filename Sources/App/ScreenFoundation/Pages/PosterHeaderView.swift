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
  private let line = Label(wrapping: "", styles: "dim-label")
  private let rating = RatingView()
  private let overview = PageText()
  private let whole: String?

  /// - Parameters:
  ///   - preview: The information from the row or card that opened the page, shown immediately.
  ///   - whole: The name of the whole that the page shows a part of, such as a season's series.
  package init(_ preview: (any PosterHeaded)?, of whole: String? = nil, images: any ImageProviding) {
    self.whole = whole
    picture = DownloadImageView(images: images, width: 120, height: 180)
    let labels = Box(.vertical, spacing: 6, [name, line, rating.widget, overview.widget])
    labels.expandsHorizontally = true
    widget = AdaptiveBox(picture.widget, labels, mainWidth: 160, spacing: 18).widget
    widget.setMargins(top: 18, bottom: 12, start: 12, end: 12)
    name.setAccessibleRole(.heading)
    picture.widget.addStyle("raised-picture")
    widget.isVisible = false
    if let preview { show(preview.heading) }
  }

  package func title(of page: Page) -> String {
    [whole, page.heading.name].compactMap(\.self).joined(separator: " · ")
  }

  package func show(_ page: Page) { show(page.heading) }

  private func show(_ heading: PosterHeading) {
    widget.isVisible = true
    name.text = heading.name
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
}

extension SeasonCard: PosterHeaded {
  package var heading: PosterHeading {
    PosterHeading(name: name, line: cardDetail, overview: overview.map { TextChoice($0) }, poster: poster)
  }
}

extension SeasonPage: PosterHeaded {
  package var heading: PosterHeading {
    PosterHeading(name: name.text, line: line, rating: rating, overview: overview, poster: poster?.address)
  }
}

extension CollectionCard: PosterHeaded {
  package var heading: PosterHeading { PosterHeading(name: name, poster: poster) }
}

extension CollectionPage: PosterHeaded {
  package var heading: PosterHeading {
    PosterHeading(name: name.text, line: line, overview: overview, poster: poster?.address)
  }
}
