import Containment
import GTK
import Localization
import ScreenFoundation
import Tracking

/// The view of a review: a heading, cards in as many columns as fit, and lists of favorites.
final class YearInReviewView {
  let widget: Widget
  /// Called with the screen of the card or row that the user opens.
  var onOpen: (Tally.Screen) -> Void = { _ in }
  private let numbers: LayoutBox
  private let titles: LayoutBox
  private let habits: LayoutBox
  private let favorites = LayoutBox(ColumnsLayout(minimumWidth: columnWidth, spacing: 24))
  private let images: any ImageProviding
  private var shown: YearInReview?

  init(_ year: Int, images: any ImageProviding) {
    self.images = images
    (numbers, titles, habits) = (Self.cards(140), Self.cards(280), Self.cards(220))
    let heading = Label(wrapping: tr("{year} in Review", ["year": "\(year)"]), breaksWords: false, styles: "title-1")
    heading.setAccessibleRole(.heading)
    let box = Box(.vertical, spacing: 24, [heading, numbers, titles, habits, favorites])
    box.setMargins(top: 24, bottom: 24)
    box.addPageMargins()
    let scrolled = ScrolledWindow(box)
    scrolled.expandsVertically = true
    scrolled.isFocusable = false
    widget = scrolled
  }

  private static func cards(_ width: Int) -> LayoutBox {
    LayoutBox(ColumnsLayout(minimumWidth: width, spacing: 12, fillsRows: true))
  }

  func show(_ review: YearInReview) {
    guard review != shown else { return }
    fill(numbers, review.numbers, shown?.numbers)
    fill(titles, review.titles, shown?.titles)
    fill(habits, review.habits, shown?.habits)
    if review.favorites != shown?.favorites {
      favorites.childWidgets.forEach(favorites.remove)
      for tally in review.favorites { favorites.append(list(tally)) }
    }
    shown = review
  }

  private func fill(_ box: LayoutBox, _ cards: [YearInReview.Card], _ former: [YearInReview.Card]?) {
    guard cards != former else { return }
    box.childWidgets.forEach(box.remove)
    for card in cards { box.append(ReviewCard.make(card, images: images) { [weak self] in self?.onOpen($0) }) }
    box.isVisible = !cards.isEmpty
  }

  private func list(_ tally: Tally) -> Widget {
    let rows = tally.entries.map { entry in
      let row = ActionRow(title: entry.label, subtitle: entry.caption)
      if let screen = entry.screen { row.onActivate { [weak self] in self?.onOpen(screen) } }
      return row
    }
    let group = PreferencesGroup(title: tally.title, rows)
    guard !tally.uncounted.isEmpty else { return group }
    return Box(.vertical, spacing: 6, [group, Label(wrapping: tally.uncounted, styles: "caption", "dim-label")])
  }
}

extension Tally.Entry {
  /// The number with its noun, such as "3 titles".
  fileprivate var caption: String {
    description.hasPrefix("\(label): ") ? String(description.dropFirst(label.count + 2)) : text
  }
}
