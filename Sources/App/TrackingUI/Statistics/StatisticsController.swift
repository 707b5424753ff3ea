import Containment
import GTK
import Library
import Localization
import ScreenFoundation
import Tracking

/// The page of charts about the viewing history and ratings. Each chart names the entries that it can't include.
final class StatisticsController: ViewController, LibraryContentController {
  /// Called with the screen of the bar that the user opens.
  var onOpen: (Tally.Screen) -> Void {
    get { tallies.onOpen }
    set { tallies.onOpen = newValue }
  }
  /// Called with the title that the user selects.
  var onSelect: (RatedTitle) -> Void {
    get { best.onSelect }
    set { best.onSelect = newValue }
  }
  let model: StatisticsModel
  private let content: StatisticsView
  private let accessory: SegmentAccessory
  private let best: BestTitlesView
  private let tallies = TalliesController()
  private let progress = MissingDetailsView()
  private let container = ChildContainer("the charts")
  private var bindings: [Binding] = []
  private var hasAppeared = false

  init(_ model: StatisticsModel, badges: any TitleBadges) {
    self.model = model
    best = BestTitlesView(badges: badges)
    content = StatisticsView(progress: progress.widget, best: best.widget, charts: container.widget)
    accessory = SegmentAccessory(content.bar)
    super.init(title: tr("Statistics"))
  }

  override func loadView() { view = Box(.vertical, [accessory.container, content.widget]) }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: tallies, in: container)
    content.onSelect = { [model] in model.period = $0 }
    progress.onStart = { [model] in model.missingDetails.start() }
    progress.onCancel = { [model] in model.missingDetails.cancel() }
    bindings = [
      Binding({ [model] in model.statistics }) { [model, content, tallies] in
        content.show($0, selected: model.period)
        tallies.show($0?.tallies ?? [])
      },
      Binding({ [model] in model.bestTitles }) { [best] in best.show($0) },
      Binding({ [model] in model.missingDetails.state }) { [weak self] in self?.show($0) },
    ]
  }

  override func viewWillAppear() {
    super.viewWillAppear()
    accessory.attach(to: self)
    // They have just been loaded when the page appears for the first time.
    if hasAppeared { model.recount() }
    hasAppeared = true
  }

  override func viewDidDisappear() {
    super.viewDidDisappear()
    accessory.detach(from: self)
  }
}

extension StatisticsController {
  private func show(_ state: MissingDetails.State) {
    let hadFocus = progress.widget.containsFocus
    progress.show(state)
    // The line and its button have disappeared, so the focus moves to the elements below.
    if hadFocus, state == .complete { _ = best.widget.focus() || container.widget.focus() || view.focus() }
    if case .failed(let sentence, _) = state { announce(sentence) }
  }
}
