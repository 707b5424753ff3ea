import Containment
import GTK
import GTKTestSupport
import LoadingState
import XCTest

/// Tests that every controller and closure is released with its window.
final class LeakTests: GTKTestCase {
  func testClosingTwoHundredWindowsReleasesAllControllersAndClosures() {
    onMain {
      // Run one round first, because objects that GTK creates once and retains aren't leaks.
      _ = try await round(0)
      let before = LiveCounts.snapshot
      var survivors = 0
      for number in 0..<200 { survivors += try await round(number).filter { $0.controller != nil }.count }
      XCTAssertEqual(survivors, 0)
      // Objects of an earlier test may have been released meanwhile, but there must be no new ones.
      for (kind, count) in LiveCounts.snapshot { XCTAssertLessThanOrEqual(count, before[kind] ?? 0, kind) }
    }
  }
}

@MainActor private struct WeakController { weak var controller: ViewController? }

/// Opens a window with all containers, uses each of them, and closes the window.
@MainActor private func round(_ number: Int) async throws -> [WeakController] {
  var all: [WeakController] = []
  do {
    let fixture = ControllerFixture()
    let images = SuspendableImages()
    let (container, list) = makeListContainer(images)
    let loader = Loader(title: "loader")
    let wrapper = StatefulContentController(loader)
    let segments = SegmentedController(items: [container, wrapper], title: "segments")
    let other = MessageController(message: broken)
    other.handlers.retry = {}
    let tabs = TabBarController(
      title: "Tabs",
      [
        TabBarController.Tab(segments, name: "segments", icon: "starred-symbolic"),
        TabBarController.Tab(other, name: "other", icon: "starred-symbolic"),
      ])
    let navigation = NavigationController(root: tabs)
    let page = fixture.recorder("page")
    let contents = makeContents(images)
    all = ([container, loader, wrapper, segments, other, tabs, navigation, page] + contents).map {
      WeakController(controller: $0)
    }
    try await fixture.show(navigation)
    container.state = .loading(previous: nil)
    container.state = .failed(broken, previous: [Entry(1)])
    list.footer = .failure(broken)
    segments.select(1)
    try await eventually("loading") { loader.waitingCount == 1 }
    tabs.select(1)
    tabs.select(0)
    navigation.push(page)
    navigation.pop()
    navigation.push(contents[number % contents.count])
    await fixture.nextFrame()
    navigation.pop()
    navigation.push(page)
    loader.completeAll(.failure(broken))
    all += (navigation.children + segments.children + container.children).map { WeakController(controller: $0) }
    fixture.window.destroy()
    loader.completeAll(.content)
  }
  try await eventually("all gone but \(all.compactMap(\.controller?.title))") {
    all.allSatisfy { $0.controller == nil }
  }
  return all
}

/// Returns a shelf, a grid, a page of sections, and the controllers of ``makeOthers(_:)``. They have few items,
/// because the number of cells doesn't matter here.
@MainActor private func makeContents(_ images: SuspendableImages) -> [ViewController] {
  let entries = (0..<4).map { Entry($0) }
  let shelf = ShelfController(title: "Shelf") { CardView<Entry>(images: images) }
  shelf.items = entries
  shelf.onSeeAll = {}
  shelf.onSelect = { _ in }
  let grid = GridController(title: "Grid") { CardView<Entry>(images: images) }
  grid.items = entries
  grid.onSelect = { _ in }
  grid.footer = .failure(broken)
  let shelves = CompositionalController<String, Entry>(title: "Shelves") { $0.view(images) }
  shelves.apply([
    CompositionalSection(id: "1", title: "One", items: entries, hasSeeAll: true),
    CompositionalSection(id: "2", title: "Two", layout: .shelf(.still), state: .failure(broken)),
    CompositionalSection(id: "3", title: "Three", items: entries, layout: .grid(.still), hasSeeAll: true),
    CompositionalSection(id: "4", title: "Four", items: entries, layout: .list, state: .failure(broken)),
  ])
  return [shelf, grid, shelves] + makeOthers(images)
}

/// Returns the controllers for tasks, charts, badges and ratings.
@MainActor private func makeOthers(_ images: SuspendableImages) -> [ViewController] {
  let tasks = TaskListController<Chore>(title: "Tasks", images: images)
  tasks.items = [Chore(0), Chore(1, isDone: true)]
  tasks.onMove = { _ in }
  let chart = ChartController(
    Chart("Chart", [Chart.Bar(id: "1", label: "One", value: 1, text: "1", description: "One: 1")]))
  let rows = ListController<Entry>(images: images, badges: NoBadges())
  rows.items = (0..<4).map { Entry($0) }
  rows.view.setItemDragProvider { (entry: Entry) in ItemDrag("Item", entry) }
  rows.view.setItemDropHandler { (_: Entry, _: Entry) in }
  let stars = StarRatingView(name: "Stars")
  stars.rating = 5
  return [tasks, chart, rows, WidgetController(Box(.vertical, [stars.widget]))]
}

private final class NoBadges: BadgeProviding {
  func badge(for id: Int) -> ItemBadge? { nil }
}
