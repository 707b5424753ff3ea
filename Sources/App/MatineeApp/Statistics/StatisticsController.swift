import Containment
import GTK
import Library
import LoadingState
import MatineeCore

/// The page of charts about the viewing history and ratings. Each chart names the entries that it can't include.
final class StatisticsController: ViewController {
  private let model: StatisticsModel
  private let summary = Label(wrapping: "", styles: "title-4")
  private let spans = LayoutBox.wrapping([], spacing: 6)
  private var shownSpans: [StatisticsSpan] = []
  private var buttons: [ToggleButton] = []
  private let box = Box(.vertical, spacing: 24)
  private var charts: [String: TallyController] = [:]
  private var binding: Binding?
  private var counting: Task<Void, Never>?

  init(_ model: StatisticsModel) {
    self.model = model
    super.init(title: "Statistics")
  }

  isolated deinit { counting?.cancel() }

  override func loadView() {
    spans.setAccessibleRole(.group)
    spans.accessibleLabel = "Time"
    box.append(spans)
    box.append(summary)
    box.setMargins(top: 18, bottom: 24, start: 12, end: 12)
    let scrolled = ScrolledWindow(Clamp(box, maximumWidth: 860, tightens: false))
    scrolled.expandsVertically = true
    scrolled.isFocusable = false
    view = scrolled
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    binding = Binding({ [model] in model.statistics }) { [weak self] in self?.show($0) }
  }

  override func viewWillAppear() {
    super.viewWillAppear()
    // The history may have changed since the last visit. The previous charts remain until the new ones are ready.
    guard model.statistics != nil else { return }
    counting?.cancel()
    counting = Task { [model] in try? await model.load() }
  }
}

extension StatisticsController: StatefulContentLoadable {
  func loadContent() async -> LoadResult {
    do throws(LibraryError) {
      try await model.load()
      return model.statistics?.isEmpty == true ? .empty(.emptyStatistics) : .content
    } catch {
      return .failure(StateMessage(error))
    }
  }
}

extension StatisticsController {
  private func show(_ statistics: WatchedStatistics?) {
    show(statistics?.spans ?? [])
    summary.text = statistics?.summary ?? ""
    summary.isVisible = !summary.text.isEmpty
    for tally in statistics?.tallies ?? [] {
      if let chart = charts[tally.id] { chart.show(tally) } else { addChart(tally) }
    }
  }

  /// Shows a toggle button for each time span, one of which is active.
  private func show(_ choices: [StatisticsSpan]) {
    spans.isVisible = !choices.isEmpty
    guard choices != shownSpans else { return }
    let hadFocus = spans.containsFocus
    shownSpans = choices
    spans.childWidgets.forEach(spans.remove)
    buttons = choices.map { choice in
      let button = ToggleButton(toggle: choice.title)
      button.isActive = choice == model.span
      button.onToggle { [model, weak button] in if button?.isActive == true { model.span = choice } }
      return button
    }
    buttons.dropFirst().forEach { $0.join(group: buttons[0]) }
    buttons.forEach(spans.append)
    if hadFocus { buttons.first { $0.isActive }?.focus() }
    // The selected year may have lost its last entry.
    if !choices.contains(model.span) { model.span = .all }
  }

  private func addChart(_ tally: Tally) {
    let container = ChildContainer(tally.title)
    box.append(container.widget)
    let chart = TallyController(tally)
    charts[tally.id] = chart
    add(child: chart, in: container)
  }
}
