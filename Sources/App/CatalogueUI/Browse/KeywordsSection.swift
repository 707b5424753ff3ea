import Catalogue
import Containment
import GTK
import Localization
import ScreenFoundation
import TMDB
import TitleIdentity

/// The keywords of a title. Each opens all titles with it.
package enum KeywordsSection {
  package static func make(
    _ kind: TitleID.Kind, open: @escaping Open
  ) -> ComposedSection<TitlePage, [PageLink<Keyword.ID>]> {
    ComposedSection(items: \.keywords) { keywords in
      let pills = FlowView(name: tr("Keywords"))
      pills.onSelect = { pill in
        Int(pill.id).map { open(KeywordDestination(id: KeywordID(kind, $0), name: pill.title)) }
      }
      pills.pills = keywords.map { Pill(id: "\($0.id)", title: $0.name) }
      // The pills retain their own widget, so another one must retain them.
      let box = Box(.vertical, [pills.widget])
      box.retain(pills, for: "matinee-keywords")
      return [PageHeading.make(tr("Keywords")), box]
    }
  }
}
