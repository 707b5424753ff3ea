import CAdwaita

nonisolated extension Texture {
  /// Moves a decoded image into the pool, if there is memory, and returns it with its tint.
  static func pooledIfPossible(_ decoded: OpaquePointer) -> (pointer: UnsafeMutableRawPointer, tint: Texture?) {
    guard let (copy, tint) = pooled(decoded) else { return (UnsafeMutableRawPointer(decoded), nil) }
    g_object_unref(UnsafeMutableRawPointer(decoded))
    return (UnsafeMutableRawPointer(copy), tint)
  }

  /// Returns a copy of an image whose pixels are in the pool, and one pixel in its average color.
  ///
  /// The copy is in GDK's default format, so that GTK doesn't convert it for each frame.
  private static func pooled(_ texture: OpaquePointer) -> (copy: OpaquePointer, tint: Texture?)? {
    let (width, height) = (Int(gdk_texture_get_width(texture)), Int(gdk_texture_get_height(texture)))
    let count = width * height * 4
    guard let pixels = PixelPool.shared.allocate(count) else { return nil }
    gdk_texture_download(texture, pixels.assumingMemoryBound(to: guchar.self), gsize(width * 4))
    let tint = average(of: UnsafeRawBufferPointer(start: pixels, count: count))
    let bytes = g_bytes_new_with_free_func(pixels, gsize(count), { $0.map(PixelPool.shared.recycle) }, pixels)
    defer { g_bytes_unref(bytes) }
    let copy = gdk_memory_texture_new(
      gint(width), gint(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(width * 4))
    return copy.map { ($0, tint) }
  }

  /// Returns the memory of pixels that are no longer used to the system. Call it in the background.
  public static func returnUnusedMemory() { PixelPool.shared.returnUnusedMemory() }
}
