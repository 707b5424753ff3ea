import Containment
import GTK

/// Ratings, with and without a value.
extension Gallery {
  static let ratings: [GalleryEntry] = [
    rating("none", "Rating: None", nil),
    rating("half", "Rating: Half a Star", 0.5),
    rating("some", "Rating: Eight and a Half", 8.5),
    rating("ten", "Rating: Ten", 10),
  ]

  private static func rating(_ name: String, _ title: String, _ value: Double?) -> GalleryEntry {
    GalleryEntry(id: "rating/\(name)", title: title) {
      let view = StarRatingView(name: "Your rating")
      view.rating = value
      let controller = WidgetController { view.widget }
      controller.retainedOwner = view
      return controller
    }
  }
}
