import AutomationTestSupport

/// Tests of the gallery's views through the accessibility bus, real keys and a real pointer.
final class ViewsTests: UITestCase, GalleryController {
  private(set) lazy var app = application("matinee-gallery")
  private var validator: GalleryValidator { GalleryValidator(app: app) }

  func testScreenReaderReadsAndSetsRating() throws {
    try launch("rating/none")
    try validator.validateStars(0, "Not rated")
    try setStars(8.5)
    try validator.validateStars(8.5)
    try removeStars()
    try validator.validateStars(0, "Not rated")
  }

  func testKeyboardAndPointerSetRating() throws {
    try launch("rating/some")
    try pressKeyOnStars("Right")
    try validator.validateStars(9)
    try typeText("6.5")
    try validator.validateStars(6.5)
    try pressKey("Home")
    try validator.validateStars(0.5)
    try pressKey("Left")
    try validator.validateStarsStay(0.5, "half a star is the minimum")
    try hoverOverStars(across: 0.98)
    try validator.validateStarsStay(0.5, "hovering doesn’t set a rating")
    try clickStars(across: 0.33)
    try validator.validateStars(3.5)
    try scrollOverStars()
    try validator.validateStarsStay(3.5, "the wheel scrolls the page")
    try pressKey("Delete")
    try validator.validateStars(0, "Not rated")
  }

  func testKeyboardMovesAndCompletesTask() throws {
    try launch("tasks/some")
    let names = try taskNames()
    try validator.validateCheckedTaskCount(2)
    try moveTaskDown(names[0])
    try validator.validateTaskIsFocused(names[0])
    try validator.validateTasks([names[1], names[0]])
    try pressSpace()
    try validator.validateTaskIsChecked(names[0])
  }

  func testScreenReaderCompletesTask() throws {
    try launch("tasks/some")
    let name = try taskNames()[0]
    try validator.validateTaskHasAction("task.toggle", name)
    try toggleTask(name)
    try validator.validateTaskIsChecked(name)
  }

  func testTasksAreReorderedByDragging() throws {
    try launch("tasks/some")
    let names = try taskNames()
    try drag(names[0], to: names[2], down: 0.8)
    try validator.validateTasks([names[1], names[2], names[0]])
  }

  func testTitleIsDraggedOntoListThatAcceptsIt() throws {
    try launch("drag/onto-lists")
    try drag("Harbour Lights, 1921", to: "Favourites, 3 titles")
    try drag("Harbour Lights, 1921", to: "Watchlist, 12 titles, 3 watched")
    try validator.validateRow("Watchlist, 12 titles, 3 watched, With Harbour Lights")
    // This list doesn't accept the title.
    try validator.validateRow("Favourites, 3 titles")
  }

  func testChartShowsTableOnRequest() throws {
    try launch("chart/genres")
    try tapTable("Films by Genre")
    try validator.validateRow("Drama: 120 films", in: "Films by Genre")
  }
}
