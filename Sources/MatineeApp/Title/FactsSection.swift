import Containment
import GTK
import MatineeCore

/// Facts as lines of a label and a value.
final class FactsSection: ViewController, PageSection {
  private let list = Box(.vertical, spacing: 9)
  private var shown: [Fact] = []

  override func loadView() {
    let box = Box(.vertical, spacing: 12, [PageHeading.make("Facts"), list])
    box.setMargins(top: 12, bottom: 24, start: 12, end: 12)
    view = box
  }

  func show(_ page: TitlePage) {
    view.isVisible = !page.facts.isEmpty
    guard page.facts != shown else { return }
    shown = page.facts
    list.childWidgets.forEach(list.remove)
    for fact in page.facts { list.append(makeView(of: fact)) }
  }

  private func makeView(of fact: Fact) -> Widget {
    let label = Label(wrapping: fact.label, styles: "caption", "dim-label")
    return Box(.vertical, spacing: 0, [label, Label(wrapping: fact.value)])
  }
}
