import GTK
import LoadingState
import Localization

/// The footer of a paginated list: a spinner, or an error with a Retry button.
public final class ListFooterView {
  /// The widget to add below the last row.
  public let widget: Widget
  private let spinner = Spinner()
  private let label = Label()
  private let button = Button(label: tr("Retry"))

  /// - Parameter onAction: Called when the user presses the button.
  public init(onAction: @escaping () -> Void) {
    label.wraps = true
    label.justification = .center
    button.addStyle("pill")
    button.horizontalAlignment = .center
    button.onClick(onAction)
    spinner.setAccessibleRole(.decoration)
    spinner.setMinimumSize(width: 24, height: 24)
    spinner.horizontalAlignment = .center
    let box = Box(.vertical, spacing: 12, [spinner, label, button])
    box.setMargins(18)
    widget = box
  }

  /// Shows a state. The widget is empty for `none`.
  public func show(_ state: LoadMoreState) {
    let message: StateMessage? = if case .failure(let message) = state { message } else { nil }
    spinner.isVisible = state == .loading
    spinner.isSpinning = state == .loading
    label.isVisible = message != nil
    label.text = message?.untitledExplanation ?? ""
    // A message without a button takes the focus itself, so that the keyboard can enter a page that begins with it.
    label.isSelectable = message != nil && message?.button == nil
    button.isVisible = message?.button != nil
    button.label = message?.button ?? ""
    button.accessibleDescription = message?.sentence
  }

  /// Returns the accessible name of the footer's row.
  public static func description(of state: LoadMoreState) -> String {
    switch state {
    case .none: ""
    case .loading: tr("Loading more")
    case .failure(let message): message.untitledExplanation
    }
  }
}
