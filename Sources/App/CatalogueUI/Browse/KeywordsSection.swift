import Catalogue
import Containment
import GTK
import Localization
import ScreenFoundation
import TMDB

/// The keywords of a title. Each opens all titles with it.
package enum KeywordsSection {
  /// - Parameter onSelect: Called with the selected keyword's ID and name.
  package static func make(
    onSelect: @escaping (Keyword.ID, String) -> Void
  ) -> ComposedSection<TitlePage, [PageLink<Keyword.ID>]> {
    ComposedSection(items: \.keywords) { keywords in
      let pills = FlowView(name: tr("Keywords"))
      pills.onSelect = { pill in Int(pill.id).map { onSelect($0, pill.title) } }
      pills.pills = keywords.map { Pill(id: "\($0.id)", title: $0.name) }
      let box = Box(.vertical, [pills.widget])
      box.own(pills)
      return [PageHeading.make(tr("Keywords")), box]
    }
  }
}
