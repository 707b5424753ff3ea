/// The words of a screen that has no content to show: why, and what can be done.
public struct StateMessage: Hashable, Sendable {
  /// What pressing the button does; the container's owner decides how.
  public enum Action: Hashable, Sendable {
    /// Ask again.
    case retry
    /// Something of the screen's own, by a name that the screen knows.
    case custom(String)
  }

  /// Where else one can go from a screen that has nothing to show.
  public struct Ways: Hashable, Sendable {
    /// What they are, in a few words.
    public var title: String
    public var all: [Way]

    public init(title: String, _ all: [Way]) {
      self.title = title
      self.all = all
    }
  }

  /// A place to go to.
  public struct Way: Hashable, Sendable {
    /// What its button says.
    public var title: String
    /// By a name that the screen's owner knows, as in ``Action/custom(_:)``.
    public var action: String

    public init(_ title: String, action: String) {
      self.title = title
      self.action = action
    }
  }

  /// A named icon of the theme.
  public var icon: String
  /// In header capitals, a few words.
  public var title: String
  /// One plain sentence.
  public var explanation: String
  /// What the button says; `nil` for no button.
  public var button: String?
  public var action: Action
  /// Where else one can go; `nil` for nowhere.
  public var ways: Ways?
  /// What a developer wants to know, shown on request and copyable; never a secret.
  public var details: String?

  public init(
    icon: String, title: String, explanation: String = "", button: String? = nil, action: Action = .retry,
    details: String? = nil
  ) {
    self.icon = icon
    self.title = title
    self.explanation = explanation
    self.button = button
    self.action = action
    self.details = details
  }
}
