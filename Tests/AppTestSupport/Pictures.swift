import CAdwaita
import Foundation
import GTK
import GTKTestSupport

// Pictures that tests identify by their width.

extension Data {
  /// Returns a PNG with one row of pixels.
  package static func picture(width: Int) -> Data {
    picture(width: width, pixels: [UInt8](repeating: 0x80, count: width * 4))
  }

  /// Returns a PNG with these pixels: rows from the top, four bytes each (red, green, blue, alpha).
  static func picture(width: Int, pixels: [UInt8]) -> Data {
    let height = pixels.count / (width * 4)
    let pixels = g_bytes_new(pixels, gsize(pixels.count))
    let texture = gdk_memory_texture_new(
      gint(width), gint(height), GDK_MEMORY_R8G8B8A8, pixels, gsize(width * 4))
    let png = gdk_texture_save_to_png_bytes(texture)
    defer {
      g_bytes_unref(pixels)
      g_bytes_unref(png)
      g_object_unref(texture.map { UnsafeMutableRawPointer($0) })
    }
    var size: gsize = 0
    guard let start = g_bytes_get_data(png, &size) else { return Data() }
    return Data(bytes: start, count: Int(size))
  }
}

/// A visible row: the number in its title, and the width of its picture.
package struct ShownRow: Equatable {
  package var number: Int
  /// The width of the picture; `nil` if there is none.
  package var picture: Int?

  /// Returns the visible rows of all lists, in order.
  @MainActor package static func all(in window: Window) -> [ShownRow] {
    let lists = window.tree.filter { $0.isMapped && $0.isA(gtk_list_view_get_type()) }
    return lists.flatMap(\.childWidgets).filter(\.isMapped).compactMap(ShownRow.init)
  }

  @MainActor private init?(_ row: Widget) {
    let title = row.visibleTexts.first { $0.hasPrefix("Film ") }
    guard let number = title.flatMap({ Int($0.dropFirst(5)) }) else { return nil }
    self.number = number
    picture = row.shownPictureWidth
  }
}

extension Widget {
  /// The width of the visible picture in its own pixels; `nil` if there is none.
  package var shownPictureWidth: Int? { shownPictureWidths.first }

  /// The widths of all visible pictures in their own pixels, in order.
  package var shownPictureWidths: [Int] {
    tree.filter { $0.isA(gtk_picture_get_type()) && $0.isMapped }
      .compactMap { gtk_picture_get_paintable($0.opaque) }.map { Int(gdk_paintable_get_intrinsic_width($0)) }
  }
}
