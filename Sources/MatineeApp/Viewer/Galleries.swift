import MatineeCore

// The pictures of a page, as they go into shelves and files.

extension TitlePage {
  var backdropGallery: [GalleryPicture] { backdrops.map { GalleryPicture($0, of: title.text) } }
  var posterGallery: [GalleryPicture] { posters.map { GalleryPicture($0, of: title.text) } }
}

extension PersonPage {
  /// One portrait stands at the top of the page already.
  var gallery: [GalleryPicture] { portraits.count > 1 ? portraits.map { GalleryPicture($0, of: name) } : [] }
}
