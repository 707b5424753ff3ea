import Containment
import GTK
import Planning
import ScreenFoundation

/// The parts of Home and of the calendar.
package enum PlanningPreviews {
  /// Makes the shelves next to the column of what is coming up.
  package static func homeContent(
    _ model: HomeModel, _ screens: ScreenDependencies, _ actions: HomeActions
  ) -> ViewController {
    let shelves = CompositionalController<HomeSection, HomeItem> { layout in
      if layout == .list { return HomeRowView(images: screens.images, actions) }
      return CardView(images: screens.images, badges: screens.badges)
    }
    let content = HomeContentController(
      shelves, ComingColumnController(model.comingUp, images: screens.images, actions))
    content.apply(model.sections(.regular, isExpanded: false))
    return content
  }

  /// Makes the column of what is coming up.
  package static func comingColumn(
    _ model: HomeModel, _ screens: ScreenDependencies, _ actions: HomeActions
  ) -> ViewController {
    ComingColumnController(model.comingUp, images: screens.images, actions)
  }

  /// Makes the agenda, and the calendar's content with the agenda and the month.
  package static func calendarParts(_ model: CalendarModel, _ screens: ScreenDependencies) -> [ViewController] {
    let agenda = AgendaController(model, images: screens.images) { _ in }
    let content = CalendarContentController(model, images: screens.images) { _ in }
    agenda.navigationItem.owners.append(Binding({ model.plan }) { [weak agenda] _ in agenda?.update() })
    content.navigationItem.owners.append(Binding({ model.plan }) { [weak content] _ in content?.update() })
    model.loadIfNeeded()
    return [agenda, content]
  }
}
