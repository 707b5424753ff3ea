import Containment
import GTK
import MatineeCore

/// What others wrote about a title.
final class ReviewsSection: ViewController, PageSection {
  private let list = Box(.vertical, spacing: 18)
  private var shown: [ReviewCard] = []

  override func loadView() {
    let box = Box(.vertical, spacing: 12, [PageHeading.make("Reviews"), list])
    box.setMargins(top: 12, bottom: 6, start: 12, end: 12)
    view = box
  }

  func show(_ page: TitlePage) {
    view.isVisible = !page.reviews.isEmpty
    guard page.reviews != shown else { return }
    shown = page.reviews
    list.childWidgets.forEach(list.remove)
    for review in page.reviews.prefix(mostAtOnce) { list.append(ReviewView(review).widget) }
  }
}

/// More are at TMDB.
private let mostAtOnce = 4
