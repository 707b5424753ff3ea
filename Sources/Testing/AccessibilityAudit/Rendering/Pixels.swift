import CAdwaita

/// The pixels of a part of a drawing: blue, green, red and alpha, one byte each, premultiplied.
final class Pixels {
  let width: Int
  let height: Int
  private let bytes: UnsafeMutablePointer<UInt8>

  /// Renders an area of a drawing, magnified relative to application pixels. Returns `nil` if rendering fails.
  init?(rendering node: RenderNode, in area: Rect, magnification: Int, with renderer: OpaquePointer?) {
    guard let renderer, !area.isEmpty else { return nil }
    let scale = Float(magnification)
    var bounds = graphene_rect_t()
    graphene_rect_init(
      &bounds, Float(area.x) * scale, Float(area.y) * scale, Float(area.width) * scale, Float(area.height) * scale)
    let zoomed = node.magnified(by: magnification)
    guard let texture = gsk_renderer_render_texture(renderer, zoomed.pointer, &bounds) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    width = Int(gdk_texture_get_width(texture))
    height = Int(gdk_texture_get_height(texture))
    bytes = .allocate(capacity: width * height * 4)
    gdk_texture_download(texture, bytes, gsize(width * 4))
  }

  isolated deinit { bytes.deallocate() }

  /// Returns the opacity of a pixel, from 0 to 255.
  func opacity(_ x: Int, _ y: Int) -> UInt8 { bytes[(y * width + x) * 4 + 3] }

  /// Returns the relative luminance of a pixel, from 0 to 1. Translucent pixels are drawn on white.
  func luminance(_ x: Int, _ y: Int) -> Double {
    let start = (y * width + x) * 4
    let missing = 255 - bytes[start + 3]
    func light(_ offset: Int) -> Double { linearLight[Int(bytes[start + offset]) + Int(missing)] }
    return 0.0722 * light(0) + 0.7152 * light(1) + 0.2126 * light(2)
  }
}

extension RenderNode {
  fileprivate func magnified(by factor: Int) -> RenderNode {
    guard factor != 1, let scale = gsk_transform_scale(nil, Float(factor), Float(factor)) else { return self }
    defer { gsk_transform_unref(scale) }
    return RenderNode(adopting: gsk_transform_node_new(pointer, scale)) ?? self
  }
}
