/// An action that an app's message offers, such as entering a different API key. An app defines its actions as an enum.
public protocol MessageAction: Hashable, Sendable {}

/// The text and actions of a screen without content: the reason and the possible next steps.
public struct StateMessage: Hashable, Sendable {
  /// The action of the button. The container's owner implements it.
  public enum Action: Sendable {
    /// Repeats the request.
    case retry
    /// An action that the app defines.
    case custom(any MessageAction)
  }

  /// Suggestions for other places to go from an empty screen.
  public struct Suggestions: Hashable, Sendable {
    /// A short title for the suggestions.
    public var title: String
    /// The suggestions, in order.
    public var all: [Suggestion]

    public init(title: String, _ all: [Suggestion]) {
      self.title = title
      self.all = all
    }
  }

  /// A suggested place to go.
  public struct Suggestion: Hashable, Sendable {
    /// The label of its button.
    public var title: String
    /// The action of its button.
    public var action: Action

    public init(_ title: String, action: any MessageAction) {
      self.title = title
      self.action = .custom(action)
    }
  }

  /// The name of a themed icon.
  public var icon: String
  /// A short title in header capitalization.
  public var title: String
  /// A plain sentence that doesn't repeat the title.
  public var explanation: String {
    didSet { untitled = nil }
  }
  private var untitled: String?
  /// The label of the button; `nil` for no button.
  public var button: String?
  /// The action of the button.
  public var action: Action
  /// The suggestions; `nil` for none.
  public var suggestions: Suggestions?
  /// Technical details, shown on request and copyable. They never contain secrets.
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

  /// The text for places that don't show the title, such as a list's footer. It is the explanation, unless that makes
  /// no sense without the title.
  public var untitledExplanation: String {
    get { untitled ?? explanation }
    set { untitled = newValue }
  }

  /// The title and the explanation as one announcement.
  public var sentence: String { explanation.isEmpty ? title : "\(title). \(explanation)" }
}

extension StateMessage.Action: Hashable {
  public static func == (left: Self, right: Self) -> Bool { left.key == right.key }

  public func hash(into hasher: inout Hasher) { hasher.combine(key) }

  /// The app's action; `nil` for ``retry``.
  private var key: AnyHashable? {
    switch self {
    case .retry: nil
    case .custom(let action): AnyHashable(action)
    }
  }
}
