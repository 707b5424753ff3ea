import CPango
import Testing

@testable import SampleCatalogue

/// Tests that a drawing releases its surface, which takes 1.5 MB for a poster.
@Suite struct BitmapTests {
  @Test(arguments: ArtworkSubject.Kind.allCases) func `Drawing releases the surface`(kind: ArtworkSubject.Kind) throws {
    let releases = Releases()
    try withExtendedLifetime(releases) {
      do {
        let bitmap = try Bitmap(width: 60, height: 60)
        bitmap.draw(at: kind.originalPixels) { canvas in
          releases.observe(cairo_get_target(canvas.context))
          Artwork.draw(.sample(kind), width: 60, on: canvas)
        }
        let jpeg = try bitmap.jpeg(grain: 0)
        #expect(!jpeg.isEmpty)
        #expect(releases.count == 0)
      }
      #expect(releases.count == 1)
    }
  }
}

/// Counts the releases of Cairo surfaces.
private final class Releases {
  private(set) var count = 0
  private let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

  deinit { key.deallocate() }

  /// Cairo calls the function when it destroys the surface.
  func observe(_ surface: OpaquePointer?) {
    let status = cairo_surface_set_user_data(surface, key, Unmanaged.passUnretained(self).toOpaque()) { data in
      if let data { Unmanaged<Releases>.fromOpaque(data).takeUnretainedValue().count += 1 }
    }
    #expect(status == CAIRO_STATUS_SUCCESS)
  }
}
