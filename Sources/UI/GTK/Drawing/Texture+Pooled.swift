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
  /// Without OpenGL, GTK 4.8 converts each image to its default format in every frame, even an image that already has
  /// that format. Converting from RGB, the format of JPEG images, takes an eighth of the time.
  private static func pooled(_ texture: OpaquePointer) -> (copy: OpaquePointer, tint: Texture?)? {
    let (width, height) = (Int(gdk_texture_get_width(texture)), Int(gdk_texture_get_height(texture)))
    let count = width * height * 4
    guard let pixels = PixelPool.shared.allocate(count) else { return nil }
    gdk_texture_download(texture, pixels.assumingMemoryBound(to: guchar.self), gsize(width * 4))
    let content = UnsafeMutableRawBufferPointer(start: pixels, count: count)
    let tint = average(of: UnsafeRawBufferPointer(content))
    let isRGB = convertToRGBIfOpaque(content)
    let bytes = g_bytes_new_with_free_func(pixels, gsize(count), { $0.map(PixelPool.shared.recycle) }, pixels)
    defer { g_bytes_unref(bytes) }
    let (format, stride) = isRGB ? (GDK_MEMORY_R8G8B8, width * 3) : (GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, width * 4)
    let copy = gdk_memory_texture_new(gint(width), gint(height), format, bytes, gsize(stride))
    return copy.map { ($0, tint) }
  }

  /// Converts pixels in GDK's default format to RGB, in place, and returns `true`. If a pixel isn't opaque, leaves all
  /// of them unchanged and returns `false`.
  private static func convertToRGBIfOpaque(_ pixels: UnsafeMutableRawBufferPointer) -> Bool {
    guard let start = pixels.baseAddress else { return false }
    let words = pixels.bindMemory(to: UInt32.self)
    guard words.reduce(UInt32.max, &) >> 24 == 255 else { return false }
    // Each step writes one byte too many. The next step overwrites it, and no pixel that is still to be read.
    for index in words.indices {
      start.storeBytes(of: words[index].byteSwapped >> 8, toByteOffset: index &* 3, as: UInt32.self)
    }
    return true
  }

  /// Returns the memory of pixels that are no longer used to the system. Call it in the background.
  public static func returnUnusedMemory() { PixelPool.shared.returnUnusedMemory() }
}
