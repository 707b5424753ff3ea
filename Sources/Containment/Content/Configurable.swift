import GTK

/// A view that shows one value at a time, and can be given another.
///
/// It is a plain view: a list's cell holds it, and so can anything else.
public protocol Configurable: AnyObject {
  associatedtype Value: Identifiable & Equatable

  var widget: Widget { get }

  /// Shows a value.
  func configure(with value: Value)

  /// Lets go of the value, and of whatever is still being fetched for it.
  func prepareForReuse()

  /// The view as one sentence, for a screen reader.
  func accessibleLabel(of value: Value) -> String

  /// What it shows beyond that, for those who want to know more; `nil` where that is all.
  func accessibleDescription(of value: Value) -> String?
}

extension Configurable {
  /// `nil`: the sentence says it all.
  public func accessibleDescription(of value: Value) -> String? { nil }
}
