import Containment
import GTK
import Localization
import MatineeCore

/// The header of a title's page: backdrop, poster, and the most important facts.
final class TitleHeaderView: PageHeader {
  let widget: Widget
  private let backdrop: DownloadImageView
  var picture: DownloadImageView { poster }
  private let poster: DownloadImageView
  private let labels: Box
  private let texts: AdaptiveBox
  private let title = Label()
  private let originalTitle = Label()
  private let line = Label()
  private let rating = RatingView()
  private let genres = FlowView(name: tr("Genres"))
  private let keyCredits = Label()
  private let language = Label()

  /// - Parameters:
  ///   - summary: The information from the row that opened the page, shown immediately.
  ///   - onGenre: Called with the genre that the user selects.
  init(_ summary: TitleSummary?, images: any ImageProviding, onGenre: @escaping (PageLink<Int>) -> Void) {
    backdrop = DownloadImageView(images: images, width: 1000, height: backdropHeight, fillsWidth: true)
    poster = DownloadImageView(images: images, width: posterSize.width, height: posterSize.height)
    labels = Box(
      .vertical, spacing: 6, [title, originalTitle, line, rating.widget, keyCredits, genres.widget, language])
    texts = AdaptiveBox(poster.widget, labels, mainWidth: 160, spacing: 18)
    let overlay = Overlay(Bin(backdrop.widget))
    overlay.add(texts.widget, isMeasured: true)
    widget = overlay
    style()
    genres.onSelect = { pill in Int(pill.id).map { onGenre(PageLink(id: $0, name: pill.title)) } }
    if let summary { show(summary) } else { widget.isVisible = false }
  }

  func title(of page: TitlePage) -> String { page.title.text }

  func show(_ page: TitlePage) {
    show(page.summary)
    title.text = page.title.text
    show(page.originalTitle ?? "", in: originalTitle)
    show(page.line, in: line)
    rating.show(page.rating)
    genres.pills = page.genres.map { Pill(id: "\($0.id)", title: $0.name) }
    show(page.title.substitute.map { tr("Title in {language}", ["language": $0]) } ?? "", in: language)
    // Translators: {credit} is “Director”, “Directors” or “Created by”.
    show(
      page.keyCredits.map { tr("{credit} {names}", ["credit": $0.label, "names": $0.names]) } ?? "", in: keyCredits)
  }

  private func show(_ summary: TitleSummary) {
    widget.isVisible = true
    title.text = summary.title
    show(summary.years ?? "", in: line)
    rating.show(summary.rating)
    poster.url = summary.poster
    backdrop.url = summary.backdrop
    let hasBackdrop = summary.backdrop != nil
    backdrop.widget.isVisible = hasBackdrop
    texts.widget.setMargins(top: hasBackdrop ? posterRise : 18, bottom: 12, start: 12, end: 12)
    texts.mainTop = hasBackdrop ? backdropHeight - posterRise + 12 : 0
  }

  private func show(_ text: String, in label: Label) {
    label.text = text
    label.isVisible = !text.isEmpty
  }

  private func style() {
    for label in [title, originalTitle, line, keyCredits, language] {
      label.justification = .start
      label.wraps = true
      label.breaksWords = true
      label.isVisible = false
    }
    title.isVisible = true
    title.addStyle("title-1")
    title.setAccessibleRole(.heading)
    originalTitle.addStyle("dim-label")
    language.addStyle("caption", "dim-label")
    labels.expandsHorizontally = true
    poster.widget.addStyle("raised-picture")
    backdrop.widget.addStyle("backdrop")
    backdrop.widget.verticalAlignment = .start
  }
}

/// Sizes in application pixels.
private let backdropHeight = 240
private let posterRise = 168
private let posterSize = (width: 144, height: 216)
