/// What can be done about news that go by themselves: one thing to press beside the words.
public struct NoticeButton {
  /// In header capitals.
  public var title: String
  /// What is said after the words to those who do not see the button, such as another way to the same.
  public var hint: String
  /// What pressing it does.
  public var action: () -> Void

  public init(_ title: String, hint: String, action: @escaping () -> Void) {
    self.title = title
    self.hint = hint
    self.action = action
  }
}
