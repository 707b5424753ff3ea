import CAdwaita
import GTK
import GTKTestSupport
import LoadingState
import XCTest

@testable import Containment

/// Tests that views on screen follow the text size, the color scheme and high contrast. After a change, each view must
/// look like one that was made afterwards.
final class LiveLookTests: GTKTestCase {
  func testViewsFollowTextSizeWhenItGrows() {
    compareViews { Display.textScale = 2 }
  }

  func testViewsFollowTextSizeWhenItShrinks() {
    compareViews(from: { Display.textScale = 2 }, to: { Display.textScale = 1 })
  }

  func testViewsFollowColorScheme() { compareViews { ColorScheme.force(.dark) } }

  func testViewsFollowHighContrast() { compareViews { try HighContrast.set(true) } }

  func testReleasedObservationIsNotCalled() {
    onMain {
      defer { Display.textScale = 1 }
      var count = 0
      var look: AppearanceObservation? = AppearanceObservation { count += 1 }
      Display.textScale = 1.5
      XCTAssertEqual(count, 1)
      withExtendedLifetime(look) {}
      look = nil
      Display.textScale = 2
      XCTAssertEqual(count, 1)
    }
  }

  /// Compares each view that was on screen during the change with one that was made after it.
  private func compareViews(
    from start: @escaping @MainActor () throws -> Void = {}, to change: @escaping @MainActor () throws -> Void,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    onMain {
      defer { AppearanceVariant.reset() }
      var differing = 0
      for (name, make) in Self.samples {
        AppearanceVariant.reset()
        try start()
        let live = Sample(make())
        try await live.show()
        let before = try await live.look()
        try change()
        let changed = try await live.look()
        live.close()
        let fresh = Sample(make())
        try await fresh.show()
        let wanted = try await fresh.look()
        fresh.close()
        if before != wanted { differing += 1 }
        XCTAssertTrue(changed == wanted, "\(name) differs from a new one", file: file, line: line)
      }
      XCTAssertGreaterThan(differing, 5, "the change has too little effect to compare", file: file, line: line)
    }
  }
}

/// A view in a window.
@MainActor private final class Sample {
  private let stage = ControllerFixture()
  private let controller: ViewController
  private let view: AnyObject?

  init(_ made: (controller: ViewController, view: AnyObject?)) { (controller, view) = made }

  func show() async throws {
    try await stage.show(controller, width: 900, height: 700)
    gtk_window_set_focus_visible(stage.window.cast(), 0)
  }

  func look() async throws -> DrawnPixels { try await DrawnPixels.whenIdle(controller.view, in: stage.window) }

  func close() { stage.window.destroy() }
}

/// The views.
extension LiveLookTests {
  private typealias Made = (controller: ViewController, view: AnyObject?)

  @MainActor private static let samples: [(String, @MainActor () -> Made)] = [
    ("row", { made(row(.poster), \.widget) { $0.configure(with: Entry(1)) } }),
    ("row of a person", { made(row(.avatar), \.widget) { $0.configure(with: Entry(1)) } }),
    ("card", { made(CardView<Entry>(images: SuspendableImages()), \.widget) { $0.configure(with: Entry(1)) } }),
    ("shelf", { (WidgetController(shelf()), nil) }),
    ("message", { (message(), nil) }),
    (
      "banner",
      {
        made(BannerView(), \.widget) {
          $0.handlers.retry = {}
          $0.message = failure
        }
      }
    ),
    ("rating", { made(StarRatingView(name: "Rating"), \.widget) { $0.rating = 7.5 } }),
    ("chart", { made(ChartView(), \.widget) { $0.chart = months } }),
    ("adaptive box", { made(AdaptiveBox(Label("Leading"), Label(wrapping: words), mainWidth: 500), \.widget) }),
    ("expandable text", { made(ExpandableText(), \.widget) { $0.text = words } }),
    ("pills", { made(FlowView(), \.widget) { $0.pills = [Pill(id: "1", title: "Drama", isRemovable: true)] } }),
  ]

  @MainActor private static func made<View: AnyObject, Shown: Widget>(
    _ view: View, _ widget: KeyPath<View, Shown>, configure: @MainActor (View) -> Void = { _ in }
  ) -> Made {
    configure(view)
    return (WidgetController(view[keyPath: widget]), view)
  }

  @MainActor private static func row(_ picture: RowPicture) -> ImageWithFourLabelsView<Entry> {
    ImageWithFourLabelsView(images: SuspendableImages(), picture: picture)
  }

  @MainActor private static func message() -> MessageController {
    let controller = MessageController(message: failure)
    controller.handlers.retry = {}
    return controller
  }

  @MainActor private static func shelf() -> ShelfController<CardView<Entry>> {
    let shelf = ShelfController<CardView<Entry>>(title: "Shelf", images: SuspendableImages())
    shelf.items = (1...3).map { Entry($0) }
    return shelf
  }

  @MainActor private static var months: Chart {
    Chart(
      "Films by Month",
      [("Jan", 1.0), ("Feb", 2), ("Mar", 3)].map { month, count in
        Chart.Bar(id: month, label: month, value: count, text: "\(Int(count))", description: month)
      })
  }

  @MainActor private static var failure: StateMessage {
    StateMessage(
      icon: "dialog-warning-symbolic", title: "No Connection", explanation: "The network is down.", button: "Retry")
  }

  private static let words = Array(repeating: "Words of a long text.", count: 40).joined(separator: " ")
}
