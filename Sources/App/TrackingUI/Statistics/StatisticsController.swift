import Containment
import GTK
import Library
import Localization
import Tracking

/// The page of charts about the viewing history and ratings. Each chart names the entries that it can't include.
final class StatisticsController: ViewController, LibraryContentController {
  let model: StatisticsModel
  private let content: StatisticsView
  private let tallies = TalliesController()
  private let progress = MissingDetailsView()
  private let container = ChildContainer("the charts")
  private var bindings: [Binding] = []
  private var hasAppeared = false

  init(_ model: StatisticsModel) {
    self.model = model
    content = StatisticsView(progress: progress.widget, charts: container.widget)
    super.init(title: tr("Statistics"))
  }

  override func loadView() { view = content.widget }

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
      Binding({ [model] in model.missingDetails.state }) { [weak self] in self?.show($0) },
    ]
  }

  override func viewWillAppear() {
    super.viewWillAppear()
    // They have just been loaded when the page appears for the first time.
    if hasAppeared { model.recount() }
    hasAppeared = true
  }
}

extension StatisticsController {
  private func show(_ state: MissingDetails.State) {
    let hadFocus = progress.widget.containsFocus
    progress.show(state)
    // The line and its button have disappeared.
    if hadFocus, state == .complete { view.focus() }
    if case .failed(let sentence, _) = state { announce(sentence) }
  }
}
