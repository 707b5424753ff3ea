import Containment
import GTK
import Localization
import Observation
import Planning
import ScreenFoundation

/// The shelves of Home and, in a wide window, a column with what is coming up.
final class HomeContentController: ViewController {
  /// The arrangement that suits the width.
  @Observable final class Arrangement {
    fileprivate(set) var layout = HomeLayout.regular
  }

  let arrangement = Arrangement()
  private let shelves: CompositionalController<HomeSection, HomeItem>
  private let coming: ComingColumnController
  private let observer = WidthObserver()
  private let content = ChildContainer("the shelves")
  private let column = ChildContainer("the column")
  private var binding: Binding?

  init(_ shelves: CompositionalController<HomeSection, HomeItem>, _ coming: ComingColumnController) {
    self.shelves = shelves
    self.coming = coming
    super.init()
  }

  override func loadView() {
    content.widget.expandsHorizontally = true
    column.widget.setMinimumSize(width: columnWidth)
    let box = Box(.horizontal, [content.widget, column.widget])
    box.expandsVertically = true
    view = Box(.vertical, [observer.widget, box])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: shelves, in: content)
    add(child: coming, in: column)
    observer.onChange = { [weak self] in self?.arrange(width: $0) }
    binding = Binding({ [arrangement, coming] in arrangement.layout == .wide && !coming.isEmpty }) { [column] in
      column.widget.isVisible = $0
    }
  }

  override var preferredFocus: Widget { shelves.preferredFocus }

  func apply(_ sections: [CompositionalSection<HomeSection, HomeItem>]) { shelves.apply(sections) }

  private func arrange(width: Int) {
    let scaled = Double(width) / Display.textScale
    let layout: HomeLayout = scaled < narrowWidth ? .narrow : scaled < wideWidth ? .regular : .wide
    if arrangement.layout != layout { arrangement.layout = layout }
  }
}

/// The width below which cards of episodes become rows.
private let narrowWidth = 500.0
/// The width from which there is space for a column of what is coming up.
private let wideWidth = 1_400.0
private let columnWidth = 360
