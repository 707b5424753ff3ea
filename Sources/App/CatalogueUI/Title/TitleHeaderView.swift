import AppFoundation
import Catalogue
import Containment
import GTK
import Localization
import ScreenFoundation

/// The header of a title's page: backdrop, poster, the most important facts, the title's actions, and the overview.
///
/// The details fill only the rows below the actions, so loading them doesn't move the actions.
package final class TitleHeaderView: PageHeader {
  /// The links of the header.
  package struct Links {
    /// Called with the genre that the user selects.
    var genre: (PageLink<Int>) -> Void
    /// Called with the director or creator that the user selects.
    var person: (PageLink<Int>) -> Void
    /// Called when the user wants to see the posters.
    var posters: () -> Void

    package init(
      genre: @escaping (PageLink<Int>) -> Void, person: @escaping (PageLink<Int>) -> Void, posters: @escaping () -> Void
    ) {
      self.genre = genre
      self.person = person
      self.posters = posters
    }
  }

  package let widget: Widget
  package let actions: ChildContainer? = ChildContainer("the actions")
  package var picture: DownloadImageView { poster }
  package var titleLabel: Widget? { title }
  private let backdrop: DownloadImageView
  private let poster: DownloadImageView
  private let posterButton: Button
  private var posterSize = (width: 144, height: 216)
  private let layout = HeroLayout()
  private let box: LayoutBox
  private let title = Label(wrapping: "", styles: "title-1")
  private let originalTitle = Label(wrapping: "", styles: "dim-label")
  private let line = Label(wrapping: "")
  private let rating = RatingView()
  private let genres = FlowView(name: tr("Genres"))
  private let creditLabel = Label(wrapping: "", breaksWords: false, styles: "credit-label")
  private let credits = FlowView()
  private let creditRow: LayoutBox
  private let language = Label(wrapping: "", styles: "caption", "dim-label")
  private let tagline = Label(wrapping: "", styles: "tagline", "dim-label")
  private let taglineLanguage = LanguageNote()
  private let overview = PageText(lines: 4)

  /// - Parameter summary: The information from the row that opened the page, shown immediately.
  package init(_ summary: TitleSummary?, images: any ImageProviding, links: Links) {
    backdrop = DownloadImageView(images: images, width: 1280, height: 520, placeholder: nil, fillsSpace: true)
    poster = DownloadImageView(images: images, width: 144, height: 216, fillsSpace: true)
    posterButton = Button(label: "")
    posterButton.child = poster.widget
    creditRow = .wrapping([creditLabel, credits.widget], spacing: 6)
    let lineAndRating = LayoutBox.wrapping([line, rating.widget], spacing: 12)
    let linkRow = LayoutBox.wrapping([creditRow, genres.widget], spacing: 12)
    let facts = Box(.vertical, spacing: 6, [title, originalTitle, lineAndRating])
    let details = Box(
      .vertical, spacing: 6, [linkRow, language, tagline, taglineLanguage.label, overview.widget])
    let fade = Bin()
    fade.addStyle("hero-fade")
    fade.setAccessibleHidden(true)
    box = LayoutBox(
      layout, [backdrop.widget, fade, posterButton, facts] + [actions?.widget].compactMap(\.self) + [details])
    widget = box
    style()
    genres.onSelect = { pill in Int(pill.id).map { links.genre(PageLink(id: $0, name: pill.title)) } }
    credits.onSelect = { pill in Int(pill.id).map { links.person(PageLink(id: $0, name: pill.title)) } }
    posterButton.onClick(links.posters)
    layout.onPosterSize = { [weak self] in self?.resizePoster(width: $0, height: $1) }
    if let summary { show(summary) } else { widget.isVisible = false }
  }

  package func title(of page: TitlePage) -> String { page.title.text }

  package func show(_ page: TitlePage) {
    show(page.summary)
    show(page.line, in: line)
    rating.show(page.rating)
    genres.pills = page.genres.map { Pill(id: "\($0.id)", title: $0.name) }
    show(page.title.substitute.map { tr("Title in {language}", ["language": $0]) } ?? "", in: language)
    creditRow.isVisible = page.keyCredits != nil
    creditLabel.text = page.keyCredits?.label ?? ""
    credits.pills = page.keyCredits?.people.map { Pill(id: "\($0.id)", title: $0.name) } ?? []
    posterButton.isSensitive = !page.posters.isEmpty
    show(page.tagline?.text ?? "", in: tagline)
    taglineLanguage.show(page.tagline)
    overview.show(page.overview)
  }

  private func show(_ summary: TitleSummary) {
    widget.isVisible = true
    title.text = summary.title
    show(summary.originalTitle ?? "", in: originalTitle)
    show(summary.years ?? "", in: line)
    rating.show(summary.rating)
    poster.url = summary.poster
    backdrop.url = summary.backdrop
    layout.hasBackdrop = summary.backdrop != nil
    box.queueResize()
  }

  /// Loads the poster in its new size after the frame. Widgets mustn't change during a layout.
  private func resizePoster(width: Int, height: Int) {
    guard (width, height) != posterSize else { return }
    posterSize = (width, height)
    widget.window?.afterNextFrame { [weak poster] in poster?.resize(width: width, height: height) }
  }

  private func show(_ text: String, in label: Label) {
    label.text = text
    label.isVisible = !text.isEmpty
  }

  private func style() {
    HeroStyle.install()
    for label in [originalTitle, line, language, tagline, taglineLanguage.label] { label.isVisible = false }
    creditRow.isVisible = false
    title.setAccessibleRole(.heading)
    posterButton.addStyle("flat", "poster-button")
    posterButton.accessibleLabel = tr("View Posters")
    posterButton.isSensitive = false
    poster.widget.addStyle("raised-picture")
    backdrop.widget.addStyle("hero-backdrop")
  }
}

/// The style of a title's page. The backdrop fades into the page, so that text over its lower edge is readable.
enum HeroStyle {
  static func install() { _ = installed }

  private static let installed: Void = StyleSheet.add(css: css)

  private static let css = """
    .hero-backdrop { border-radius: 0; background: none; }
    .hero-fade {
      background-image: linear-gradient(to top, @window_bg_color, alpha(@window_bg_color, 0.94) 64px,
        alpha(@window_bg_color, 0) 220px);
    }
    .credit-label { min-height: 30px; }
    .service-mark {
      color: @accent_fg_color; background-color: @accent_bg_color; border-radius: 9px; padding: 2px;
      -gtk-icon-size: 12px;
    }
    .service-name { background-color: alpha(currentColor, 0.1); border-radius: 6px; padding: 9px; }
    button.poster-button { padding: 0; min-width: 0; min-height: 0; border-radius: 6px; }
    button.poster-button:disabled { filter: none; }
    """
}
