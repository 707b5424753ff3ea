import Containment
import GTK

/// The sections of a page in two columns if the window is wide enough, or in one.
final class PageColumnsController<Page>: ViewController {
  private let main: PageSectionsController<Page>
  private let aside: PageSectionsController<Page>
  private let mainContainer = ChildContainer("the main column")
  private let asideContainer = ChildContainer("the second column")

  /// - Parameter aside: The sections of the second column. In a narrow window, they follow the others.
  init(_ main: PageSectionsController<Page>, aside: PageSectionsController<Page>) {
    self.main = main
    self.aside = aside
    super.init()
  }

  override func loadView() { view = LayoutBox(ColumnsLayout(), [mainContainer.widget, asideContainer.widget]) }

  override var preferredFocus: Widget { main.preferredFocus }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: main, in: mainContainer)
    add(child: aside, in: asideContainer)
  }

  func show(_ page: Page) {
    loadViewIfNeeded()
    main.show(page)
    aside.show(page)
  }
}

private final class ColumnsLayout: LayoutRule {
  func width(of children: [Widget]) -> Extent {
    let widths = children.map { $0.measuredWidth() }
    return Extent(minimum: widths.map(\.minimum).max() ?? 0, natural: widths.map(\.natural).reduce(0, +))
  }

  func height(of children: [Widget], width: Int) -> Extent {
    let bottom = frames(of: children, width).map { $0.y + $0.height }.max() ?? 0
    return Extent(minimum: bottom, natural: bottom)
  }

  func frames(of children: [Widget], width: Int, height: Int) -> [Frame?] { frames(of: children, width) }

  private func frames(of children: [Widget], _ width: Int) -> [Frame] {
    guard children.count == 2 else { return [] }
    func height(_ index: Int, _ width: Int) -> Int { children[index].measuredHeight(width: width).natural }
    let asideWidth = max(Int(Double(asideWidth) * Display.textScale), children[1].measuredWidth().minimum)
    let hasAside = children[1].measuredWidth().natural > 0
    guard hasAside, width >= Int(Double(twoColumnsWidth) * Display.textScale) else {
      let first = Frame(x: 0, y: 0, width: width, height: height(0, width))
      return [first, Frame(x: 0, y: first.height, width: width, height: height(1, width))]
    }
    let mainWidth = width - asideWidth - spacing
    return [
      Frame(x: 0, y: 0, width: mainWidth, height: height(0, mainWidth)),
      Frame(x: mainWidth + spacing, y: 0, width: asideWidth, height: height(1, asideWidth)),
    ]
  }
}

// Lengths in application pixels.
private let twoColumnsWidth = 960
private let asideWidth = 320
private let spacing = 12
