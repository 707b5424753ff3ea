import GTK
import Library
import Localization
import Tracking

/// The menu button for a note's recipient: everybody, or one profile. It is hidden if there are no other profiles.
final class RecipientButton {
  let widget = MenuButton(label: "", name: tr("Recipient"))
  private let model: ConversationModel
  private var binding: Binding?

  init(_ model: ConversationModel) {
    self.model = model
    binding = Binding({ (model.household, model.recipient) }) { [weak self] in self?.show($0, $1) }
  }

  private func show(_ household: Household, _ recipient: ProfileID?) {
    widget.isVisible = !model.others.isEmpty
    // Translators: The recipient of a note.
    widget.label = recipient.map { tr("To {user}", ["user": household.name(of: $0)]) } ?? tr("To Everyone")
    let everybody = MenuItem(tr("_Everyone"), name: "everybody", isOn: recipient == nil) { [model] in
      model.recipient = nil
    }
    let people = model.others.enumerated().map { index, other in
      // A single underscore would mark the next letter as a mnemonic.
      let name = household.name(of: other.id).split(separator: "_", omittingEmptySubsequences: false)
      return MenuItem(name.joined(separator: "__"), name: "person-\(index)", isOn: recipient == other.id) { [model] in
        model.recipient = other.id
      }
    }
    widget.setItems([[everybody], people])
  }
}
