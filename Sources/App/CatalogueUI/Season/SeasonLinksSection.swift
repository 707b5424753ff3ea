import AppFoundation
import Catalogue
import Containment
import GTK
import Localization
import ScreenFoundation

/// Links from a season to its series and to the seasons before and after it.
package final class SeasonLinksSection: ViewController, PageSection, Screen {
  /// A link of the section.
  package enum Link {
    case series
    case season(SeasonCard)
  }

  private let links = FlowView(name: tr("Series and Seasons"))
  private let model: SeasonPageModel
  private let onSelect: (Link) -> Void
  private var binding: Binding?

  /// - Parameter onSelect: Called with the link that the user selects.
  package init(_ model: SeasonPageModel, onSelect: @escaping (Link) -> Void) {
    self.model = model
    self.onSelect = onSelect
    super.init()
  }

  /// Always `false`, because the user came for the episodes.
  package var isStart: Bool { false }
  package var isSettled: Bool { !model.isLoadingSeries }
  /// Always `false`, because the links alone are no content.
  package var hasContent: Bool { false }
  /// Has no effect. The series loads again with the season.
  package func refresh() {}

  package override func loadView() {
    links.widget.setMargins(top: 6, bottom: 6, start: 12, end: 12)
    view = links.widget
  }

  package func show(_ page: SeasonPage) {
    binding = Binding({ [model] in model.series }) { [weak self] in self?.show(page, of: $0) }
  }

  private func show(_ page: SeasonPage, of series: TitlePage?) {
    let (previous, next) = series?.seasons?.neighbors(of: page.id) ?? (nil, nil)
    let shown: [(title: String, link: Link)?] = [
      (series?.title.text ?? tr("Go to Series"), .series),
      previous.map { (tr("Previous: {season}", ["season": $0.title]), .season($0)) },
      next.map { (tr("Next: {season}", ["season": $0.title]), .season($0)) },
    ]
    let links = shown.compactMap(\.self)
    self.links.pills = links.enumerated().map { Pill(id: "\($0)", title: $1.title) }
    self.links.onSelect = { [onSelect] pill in Int(pill.id).map { onSelect(links[$0].link) } }
  }
}
