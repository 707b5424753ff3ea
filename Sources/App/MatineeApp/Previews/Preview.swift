import Containment
import ScreenFoundation
import TitleIdentity

/// A controller of the app on its own, as the gallery shows it.
///
/// Every destination has a preview. A controller that no destination shows has one in its feature's list, such as
/// ``browse``. A test finds controllers without a preview.
package struct Preview {
  /// The ID, such as `user-list`.
  package let id: String
  /// The title in header capitalization.
  package let title: String
  let make: (PreviewController) -> ViewController

  init(_ title: String, make: @escaping (PreviewController) -> ViewController) {
    id = title.lowercased().replacing(" ", with: "-")
    self.title = title
    self.make = make
  }

  package static let all = destinations + search + browse + imports + preferences + welcome + containers + players
}

extension Preview {
  /// The kinds of destinations that neither always exist nor have an example.
  package static let typesWithoutExample = Destinations.types.filter { example(of: $0) == nil }.map { "\($0)" }

  private static let destinations: [Preview] =
    Destinations.types.compactMap { type in example(of: type).map { Preview(name(of: type), $0) } } + [
      Preview("Series", TitleDestination(id: .show(920_000_012)))
    ]

  /// Creates a preview of a destination.
  init(_ title: String, _ destination: any Destination) {
    self.init(title) { $0.makeScreen(of: destination) }
  }

  private static func example(of type: any Destination.Type) -> (any Destination)? {
    type.permanent.first ?? type.example.flatMap { type.init(address: $0) }
  }

  /// Returns the kind's name in header capitalization: "User List" for `UserListDestination`.
  private static func name(of type: any Destination.Type) -> String {
    "\(type)".replacing("Destination", with: "").replacing(/([a-z])([A-Z])/) { "\($0.1) \($0.2)" }
  }
}
