import Catalogue
import Containment
import GTK
import Localization
import ScreenFoundation

/// Facts, each with a label and a value.
package enum FactsSection {
  package static func make() -> ComposedSection<TitlePage, [Fact]> {
    ComposedSection(bottom: 24, items: \.facts) { facts in
      [PageHeading.make(tr("Facts")), Box(.vertical, spacing: 9, facts.map(makeView))]
    }
  }

  private static func makeView(of fact: Fact) -> Widget {
    let label = Label(wrapping: fact.label, styles: "caption", "dim-label")
    return Box(.vertical, spacing: 0, [label, Label(wrapping: fact.value)])
  }
}
