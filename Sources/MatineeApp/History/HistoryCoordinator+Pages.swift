import Containment
import GTK
import Library
import MatineeCore

/// The pages of what was watched.
extension HistoryCoordinator {
  func makeHistory() -> ViewController {
    let model = HistoryModel(library, format: services.pageFormat)
    let content = HistoryController(model, images: images, badges: badges)
    let page = StatefulContentController(content)
    content.onOpen = { [open] in open(.title($0.id), .title($0)) }
    content.onOpenSeason = { [open] in open(.season($0), nil) }
    content.onChangeDate = { [weak self] in self?.changeDate(of: $0) }
    content.onRemove = { [weak self] in self?.remove($0) }
    content.makeTitleMenu = { [weak self] in self?.makeTitleMenu($0) ?? [] }
    let following = HistoryFollowing(page) { model.entries?.isEmpty == false }
    page.view.keep(following, for: "matinee-history-following")
    return page
  }

  func makeStatistics() -> ViewController {
    let model = StatisticsModel(library, services)
    let page = StatefulContentController(StatisticsController(model))
    page.view.keep(
      HistoryFollowing(page) { model.statistics?.isEmpty == false }, for: "matinee-statistics-following")
    return page
  }
}
