import Catalogue
import Containment
import GTK
import Localization
import ScreenFoundation

/// The header of a person's page: portrait, name, and dates and place of birth and death.
final class PersonHeaderView: PageHeader {
  let widget: Widget
  var picture: DownloadImageView { portrait }
  private let portrait: DownloadImageView
  private let name = Label(wrapping: "", styles: "title-1")
  private let department = Label(wrapping: "", styles: "dim-label")
  private let born = Label(wrapping: "")
  private let died = Label(wrapping: "")
  private let birthplace = Label(wrapping: "")

  /// - Parameter summary: The information from the card that opened the page, shown immediately.
  init(_ summary: PersonSummary?, images: any ImageProviding) {
    portrait = DownloadImageView(
      images: images, width: 120, height: 180, placeholder: CardShape.portrait.placeholder)
    let labels = Box(.vertical, spacing: 6, [name, department, born, died, birthplace])
    labels.expandsHorizontally = true
    labels.verticalAlignment = .center
    widget = AdaptiveBox(portrait.widget, labels, mainWidth: 160, spacing: 18).widget
    widget.setMargins(top: 18, bottom: 12, start: 12, end: 12)
    name.setAccessibleRole(.heading)
    for label in [department, born, died, birthplace] { label.isVisible = false }
    portrait.widget.addStyle("raised-picture")
    widget.isVisible = summary != nil
    if let summary {
      name.text = summary.name
      portrait.url = summary.portrait
    }
  }

  func title(of page: PersonPage) -> String { page.name }

  func show(_ page: PersonPage) {
    widget.isVisible = true
    name.text = page.name
    portrait.url = page.portrait
    show(page.department, in: department)
    show(page.born.map { tr("Born {date}", ["date": $0]) }, in: born)
    show(page.died.map { tr("Died {date}", ["date": $0]) }, in: died)
    show(page.birthplace, in: birthplace)
  }

  private func show(_ text: String?, in label: Label) {
    label.text = text ?? ""
    label.isVisible = text != nil
  }
}
