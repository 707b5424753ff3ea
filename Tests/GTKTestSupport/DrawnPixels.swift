import CAdwaita

@testable import GTK

/// The appearance of a widget on screen: its size, and its pixels in Cairo's format.
public struct DrawnPixels: Equatable {
  private let width: Int
  private let height: Int
  private let pixels: [UInt8]

  /// Captures a widget on screen. Returns `nil` if it isn't drawn.
  @MainActor public init?(_ widget: Widget) {
    guard let texture = widget.screenshot() else { return nil }
    (width, height) = (texture.width, texture.height)
    pixels = [UInt8](unsafeUninitializedCapacity: texture.byteCount) { buffer, count in
      gdk_texture_download(OpaquePointer(texture.pointer), buffer.baseAddress, gsize(texture.width * 4))
      count = texture.byteCount
    }
  }

  /// Waits until a widget's appearance hasn't changed for three frames, and returns it.
  ///
  /// - Parameter isReady: Returns whether the content has loaded.
  @MainActor public static func whenIdle(
    _ widget: Widget, in window: Window, isReady: () -> Bool = { true }
  ) async throws -> DrawnPixels {
    var last: DrawnPixels?
    var unchangedFrames = 0
    for _ in 0..<maximumFrames {
      gdk_display_sync(gdk_display_get_default())
      await withCheckedContinuation { continuation in window.afterNextFrame { continuation.resume() } }
      let next = isReady() ? DrawnPixels(widget) : nil
      unchangedFrames = next != nil && next == last ? unchangedFrames + 1 : 0
      if let next, unchangedFrames == 3 { return next }
      last = next
    }
    throw IdleTimeout()
  }
}

/// The error that is thrown if a widget's appearance keeps changing.
private struct IdleTimeout: Error {}

private let maximumFrames = 200
