import Containment
import GTK
import Library
import MatineeCore

/// The pages of the viewing history.
extension HistoryCoordinator {
  /// Returns a closure that makes the history page. Each new page shows as many entries as the previous one had loaded.
  func makeHistory() -> () -> ViewController {
    let model = HistoryModel(library, format: services.pageFormat)
    return { self.makeHistory(of: model) }
  }

  private func makeHistory(of model: HistoryModel) -> ViewController {
    let content = HistoryController(model, images: images, badges: badges)
    let page = StatefulContentController(content)
    content.onOpen = { [open] in open(.title($0.id), .title($0)) }
    content.onOpenSeason = { [open] in open(.season($0), nil) }
    content.onChangeDate = { [weak self] in self?.changeDate(of: $0) }
    content.onRemove = { [weak self] in self?.remove($0) }
    content.makeTitleMenu = { [weak self] in self?.makeTitleMenu($0) ?? [] }
    let observation = HistoryObservation(page) { model.entries?.isEmpty == false }
    page.view.retain(observation, for: "matinee-history-following")
    return page
  }

  /// Returns a closure that makes the statistics page. Each new page shows the year selected on the previous one.
  func makeStatistics() -> () -> ViewController {
    let model = StatisticsModel(library, services)
    return { self.makeStatistics(of: model) }
  }

  private func makeStatistics(of model: StatisticsModel) -> ViewController {
    let page = StatefulContentController(StatisticsController(model))
    page.view.retain(
      HistoryObservation(page) { model.statistics?.isEmpty == false }, for: "matinee-statistics-following")
    return page
  }
}
