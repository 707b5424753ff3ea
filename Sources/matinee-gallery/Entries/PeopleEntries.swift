import Containment
import Foundation

/// A person alone: a round picture, or the letters that stand in for it.
extension Gallery {
  static let people: [GalleryEntry] = [
    avatar("letters", "Person: Letters", "Ana Sample", nil),
    avatar("nameless", "Person: Nameless", "", nil),
    avatar("picture", "Person: Picture", "Bo Sample", "picture://ready/1"),
    avatar("loading", "Person: Picture Loading", "Dora Sample", "picture://slow/1"),
    avatar("gone", "Person: Picture Gone", "Çelik Örnek", "picture://gone/1"),
  ]

  private static func avatar(_ name: String, _ title: String, _ person: String, _ picture: String?) -> GalleryEntry {
    GalleryEntry(id: "avatar/\(name)", title: title) {
      let view = AvatarView(images: GalleryImages(), size: 96)
      view.show(name: person, picture: picture.flatMap { URL(string: $0) })
      let holder = HolderController { view.widget }
      holder.holds = view
      return holder
    }
  }
}
