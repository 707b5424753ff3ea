import Containment
import Foundation

/// Avatars of people, with a photo or with initials, alone and in a row.
extension Gallery {
  static let people: [GalleryEntry] = [
    avatar("letters", "Person: Letters", "Ana Sample", nil),
    avatar("nameless", "Person: Nameless", "", nil),
    avatar("picture", "Person: Picture", "Bo Sample", "picture://ready/1"),
    avatar("loading", "Person: Picture Loading", "Dora Sample", "picture://slow/1"),
    avatar("gone", "Person: Picture Gone", "Çelik Örnek", "picture://gone/1"),
    GalleryEntry(id: "avatar/people", title: "People with Links") {
      let people = FlowView(name: "Followers", people: GalleryImages())
      people.pills = [
        ("Ana Sample", nil), ("Bo Sample", "ready/1"), ("Dora Sample", "slow/1"), ("Çelik Örnek", "gone/1"),
      ]
      .map { Pill(id: $0, title: $0, picture: $1.flatMap { URL(string: "picture://\($0)") }) }
      let controller = WidgetController { people.widget }
      controller.retainedOwner = people
      return controller
    },
  ]

  private static func avatar(_ name: String, _ title: String, _ person: String, _ picture: String?) -> GalleryEntry {
    GalleryEntry(id: "avatar/\(name)", title: title) {
      let view = AvatarView(images: GalleryImages(), size: 96)
      view.show(name: person, picture: picture.flatMap { URL(string: $0) })
      let controller = WidgetController { view.widget }
      controller.retainedOwner = view
      return controller
    }
  }
}
