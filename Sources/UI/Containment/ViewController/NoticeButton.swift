/// The button of a toast.
public struct NoticeButton {
  /// The label, in header capitalization.
  public var title: String
  /// The sentence that a screen reader reads after the message, such as another way to perform the action.
  public var hint: String
  /// Called when the user presses the button.
  public var action: () -> Void

  public init(_ title: String, hint: String, action: @escaping () -> Void) {
    self.title = title
    self.hint = hint
    self.action = action
  }
}
