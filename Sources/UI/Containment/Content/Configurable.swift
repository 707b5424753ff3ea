import GTK

/// A view that shows one value at a time and can be reused for another.
///
/// It is independent of its container, such as a list's cell.
public protocol Configurable<Value>: AnyObject {
  associatedtype Value: Identifiable & Equatable

  var widget: Widget { get }

  /// Shows a value.
  func configure(with value: Value)

  /// Releases the value and cancels any loading for it.
  func prepareForReuse()

  /// Returns a description of the value in one sentence, for screen readers.
  func accessibleLabel(of value: Value) -> String

  /// Returns additional details for screen readers, or `nil` if there are none.
  func accessibleDescription(of value: Value) -> String?
}

extension Configurable {
  /// Returns `nil`, for views without additional details.
  public func accessibleDescription(of value: Value) -> String? { nil }
}

/// A view of any class for values of one type, so that one controller can have views of several classes.
final class AnyConfigurable<Value: Identifiable & Equatable>: Configurable {
  private let view: any Configurable<Value>

  init(_ view: any Configurable<Value>) { self.view = view }

  var widget: Widget { view.widget }

  func configure(with value: Value) { view.configure(with: value) }

  func prepareForReuse() { view.prepareForReuse() }

  func accessibleLabel(of value: Value) -> String { view.accessibleLabel(of: value) }

  func accessibleDescription(of value: Value) -> String? { view.accessibleDescription(of: value) }
}
