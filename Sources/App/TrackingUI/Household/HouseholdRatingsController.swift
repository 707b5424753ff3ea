import Containment
import GTK
import Library
import Localization
import ScreenFoundation
import Tracking

/// The other profiles' ratings of a title. Each opens its profile's page.
package final class HouseholdRatingsController: ViewController {
  private let model: HouseholdRatingsModel
  private let people: FlowView
  private var binding: Binding?

  /// - Parameter onSelect: Called with the profile that the user selects.
  init(_ model: HouseholdRatingsModel, images: any ImageProviding, onSelect: @escaping (ProfileID) -> Void) {
    self.model = model
    people = FlowView(name: tr("Ratings in Your Household"), people: images)
    super.init()
    people.onSelect = { onSelect(ProfileID(rawValue: $0.id)) }
  }

  package override func loadView() { view = people.widget }

  package override func viewDidLoad() {
    super.viewDidLoad()
    binding = Binding({ [model] in model.entries }) { [people] entries in
      people.pills = entries.map { entry in
        Pill(
          id: entry.id.rawValue, title: entry.text, accessibleTitle: entry.accessibleLabel,
          name: entry.person.name, picture: entry.person.picture)
      }
    }
  }
}
