import CAdwaita
import Foundation

/// Decoding at a reduced size, for images that are shown small.
nonisolated extension Texture {
  /// Decodes an image to an exact size in pixels, each side at least 1. Returns `nil` if the data isn't an image.
  ///
  /// A JPEG is never decompressed at full size. Other formats are, so check their dimensions first. It can be called on
  /// any thread.
  ///
  /// Source: [GdkPixbufLoader](https://docs.gtk.org/gdk-pixbuf/class.PixbufLoader.html).
  public convenience init?(decoding data: Data, width: Int, height: Int) {
    guard let loader = gdk_pixbuf_loader_new() else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
    var size = (width: gint(clamping: max(width, 1)), height: gint(clamping: max(height, 1)))
    let isDecoded = withUnsafeMutablePointer(to: &size) { size in
      let handler = g_signal_connect_data(
        UnsafeMutableRawPointer(loader), "size-prepared", unsafeBitCast(onSizePrepared, to: GCallback.self), size, nil,
        GConnectFlags(rawValue: 0))
      defer { g_signal_handler_disconnect(UnsafeMutableRawPointer(loader), handler) }
      let isRead = data.withUnsafeBytes { bytes in
        gdk_pixbuf_loader_write(
          loader, bytes.baseAddress?.assumingMemoryBound(to: guchar.self), gsize(bytes.count), nil)
      }
      // The loader must be closed even after a failed read, and only closing it reports whether decoding succeeded.
      return gdk_pixbuf_loader_close(loader, nil) != 0 && isRead != 0
    }
    guard isDecoded, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader), let texture = gdk_texture_new_for_pixbuf(pixbuf)
    else { return nil }
    self.init(adopting: texture)
  }
}

private nonisolated let onSizePrepared: @convention(c) (OpaquePointer?, gint, gint, gpointer?) -> Void = {
  loader, _, _, wanted in
  guard let size = wanted?.assumingMemoryBound(to: (width: gint, height: gint).self).pointee else { return }
  gdk_pixbuf_loader_set_size(loader.map(UnsafeMutablePointer.init), size.width, size.height)
}
