import AppFoundation
import Catalogue

// The pictures of a page, for its shelves and the picture viewer.

extension TitlePage {
  package var backdropGallery: [GalleryPicture] { backdrops.map { GalleryPicture($0, of: title.text) } }
  package var posterGallery: [GalleryPicture] { posters.map { GalleryPicture($0, of: title.text) } }
}

extension PersonPage {
  /// The gallery; empty for a single portrait, which the header already shows.
  var gallery: [GalleryPicture] { portraits.count > 1 ? portraits.map { GalleryPicture($0, of: name) } : [] }
}
