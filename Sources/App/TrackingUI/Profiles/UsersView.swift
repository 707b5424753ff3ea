import Containment
import GTK
import Localization
import Tracking

/// The buttons above the list of profiles, and the notice below them.
final class UsersView {
  /// The properties of the model that the view shows.
  struct Content {
    let notice: String?
    let isEditable, isElsewhere, isGuest: Bool

    init(_ model: UsersViewModel) {
      notice = model.notice
      (isEditable, isElsewhere, isGuest) = (model.isEditable, model.isElsewhere, model.isGuest)
    }
  }

  let widget: Widget
  /// Called with the pressed button's action.
  var onAction: (UsersAction) -> Void = { _ in }
  private let guest = Button(label: tr("Browse as Guest"))
  private let add = Button(label: tr("Add Profile…"))
  private let local = Button(label: tr("Local Profiles"))
  private let notice = Label(wrapping: "", styles: "dim-label")

  init() {
    let lines = Box(.vertical, spacing: 6, [LayoutBox.wrapping([guest, add, local], spacing: 6), notice])
    lines.setMargins(top: 12, bottom: 6, start: 12, end: 12)
    widget = Clamp(lines, maximumWidth: PageMetrics.rowWidth, tightens: false)
    guest.onClick { [weak self] in self?.onAction(.browseAsGuest) }
    add.onClick { [weak self] in self?.onAction(.add) }
    local.onClick { [weak self] in self?.onAction(.useLocalProfiles) }
  }

  func show(_ content: Content) {
    (notice.text, notice.isVisible) = (content.notice ?? "", content.notice != nil)
    (add.isVisible, local.isVisible, guest.isVisible) = (content.isEditable, content.isElsewhere, !content.isGuest)
  }
}
