import Containment
import GTK
import Library
import LoadingState
import MatineeCore

/// What was watched and rated, in charts, each with what could not be counted.
final class StatisticsController: ViewController {
  private let model: StatisticsModel
  private let summary = Label(wrapping: "", styles: "title-4")
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
    box.append(summary)
    box.setMargins(top: 18, bottom: 24, start: 12, end: 12)
    let scrolled = ScrolledWindow(Clamp(box, maximumWidth: 860))
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
    // Something may have been watched meanwhile; what was counted stays until then.
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
    summary.text = statistics?.summary ?? ""
    summary.isVisible = !summary.text.isEmpty
    for tally in statistics?.tallies ?? [] {
      if let chart = charts[tally.id] { chart.show(tally) } else { addChart(tally) }
    }
  }

  private func addChart(_ tally: Tally) {
    let place = Place(tally.title)
    box.append(place.widget)
    let chart = TallyController(tally)
    charts[tally.id] = chart
    add(child: chart, in: place)
  }
}
