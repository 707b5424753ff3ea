import CatalogueUI
import Containment
import PlanningUI
import ScreenFoundation
import SearchUI
import TitleIdentity
import TrackingUI

/// The previews of all controllers of the app.
package enum AppPreviews {
  package static let all: [Preview<PreviewController>] =
    destinations + PagePreviews.all.map { $0.within(\.context.screens) }
    + CataloguePreviews.all.map { $0.within(\.context.screens) }
    + SearchPreviews.all.map { $0.within(\.context.screens) }
    + TrackingPreviews.all.map { $0.within(\.context.tracking) } + imports + preferences + welcome + containers

  /// The kinds of destinations that neither always exist nor have an example.
  package static let typesWithoutExample = Destinations.types.filter { example(of: $0) == nil }.map { "\($0)" }

  private static let destinations: [Preview<PreviewController>] =
    Destinations.types.compactMap { type in example(of: type).map { preview(name(of: type), of: $0) } } + [
      preview("Series", of: TitleDestination(id: .show(920_000_012))),
      Preview("Found Titles") { $0.makeScreen(of: SearchDestination("metropolis")) },
    ]

  /// Returns a preview of a destination.
  private static func preview(_ title: String, of destination: any Destination) -> Preview<PreviewController> {
    let states: [PreviewState] =
      switch destination {
      case is any TrackingDestination: .library
      // A page is about something that exists.
      case is TitleDestination, is SeasonDestination, is PersonDestination, is CollectionDestination:
        [.content, .longTexts, .loading, .failed]
      // Its content is in the library and on the network.
      case is HomeDestination: [.content, .longTexts, .loading, .empty, .libraryEmpty, .failed]
      case is SearchDestination: [.content]
      default: .network
      }
    return Preview(title, states) { $0.makeScreen(of: destination) }
  }

  private static func example(of type: any Destination.Type) -> (any Destination)? {
    type.permanent.first ?? type.example.flatMap { type.init(address: $0) }
  }

  /// Returns the kind's name in header capitalization: "User List" for `UserListDestination`.
  private static func name(of type: any Destination.Type) -> String {
    "\(type)".replacing("Destination", with: "").replacing(/([a-z])([A-Z])/) { "\($0.1) \($0.2)" }
  }
}
