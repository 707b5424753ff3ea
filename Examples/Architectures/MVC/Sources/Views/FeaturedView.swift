import ArchitecturesSupport
import Containment
import GTK

/// The view of the *Featured* screen: a search field above the segments with their lists, or above the results.
final class FeaturedView {
  let widget: Widget
  let searchEntry = SearchEntry(name: FilmText.search, placeholder: FilmText.searchPlaceholder)
  let segmentBar = SegmentBar()
  /// The lists, in the order of their segments.
  let listViews: [FilmListView]
  let resultsView: FilmListView
  /// The list that is on screen: that of the selected segment, or the results.
  private(set) var visibleListView: FilmListView

  private let stack = Stack()
  private let lists = Stack()
  private let segments: Box

  /// - Parameter titles: The titles of the segments. The first one is selected.
  init(titles: [String], pictures: any ImageProviding) {
    listViews = titles.map { FilmListView(name: $0, pictures: pictures) }
    resultsView = FilmListView(name: FilmText.results, pictures: pictures)
    visibleListView = listViews.first ?? resultsView
    segments = Box(.vertical, [segmentBar.widget, lists])
    searchEntry.setMargins(top: 6, bottom: 6, start: 12, end: 12)
    widget = Box(.vertical, [Clamp(searchEntry, maximumWidth: 860, tightens: false), stack])
    segmentBar.setName(FilmText.title)
    segmentBar.show(titles: titles, selected: 0)
    for (title, listView) in zip(titles, listViews) { lists.add(listView.widget, name: title) }
    stack.add(segments)
    stack.add(resultsView.widget, name: FilmText.results)
  }

  /// Shows the segments with one of the lists.
  func showList(at index: Int) {
    segmentBar.select(index)
    visibleListView = listViews[index]
    lists.visibleChild = visibleListView.widget
    stack.visibleChild = segments
  }

  /// Shows the results in place of the segments.
  func showResults() {
    visibleListView = resultsView
    stack.visibleChild = resultsView.widget
  }
}
