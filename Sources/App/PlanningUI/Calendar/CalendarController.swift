import AppFoundation
import Catalogue
import Containment
import GTK
import LoadingState
import Localization
import Planning
import ScreenFoundation

/// The calendar: an agenda by day and, in a wide window, a month.
package final class CalendarController: FetcherController<CalendarPlan> {
  private let model: CalendarModel
  private var binding: Binding?

  /// - Parameter onSelect: Called with the selected entry.
  package init(
    _ model: CalendarModel, images: any ImageProviding, perform: @escaping (AppAction) -> Void,
    onSelect: @escaping (CalendarEntry) -> Void
  ) {
    self.model = model
    let content = CalendarContentController(model, images: images, onSelect: onSelect)
    super.init(
      title: tr("Calendar"), fetching: model,
      in: StateController(content: content) { [weak content] _ in content?.update() }, perform: perform)
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    container.describeContent = { [texts = model.format.texts] plan in
      let today = plan.days(in: plan.today...plan.today).first
      return texts.spoken(plan.today, today?.entries ?? [], today: plan.today)
    }
    binding = Binding({ [model] in model.state }) { [weak container] in container?.state = $0 }
  }

  package override var isSettled: Bool { model.isSettled }
}
