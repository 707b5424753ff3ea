import CAdwaita

/// The owner of a node in GTK's render tree.
final class RenderNode {
  let pointer: OpaquePointer

  /// Takes ownership of a reference returned by a constructor; `nil` if there is nothing to draw.
  init?(adopting pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  init(retaining pointer: OpaquePointer) { self.pointer = gsk_render_node_ref(pointer) }

  isolated deinit { gsk_render_node_unref(pointer) }

  var kind: GskRenderNodeType { gsk_render_node_get_node_type(pointer) }

  var area: Rect {
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(pointer, &bounds)
    return Rect(bounds)
  }

  /// The child nodes in drawing order. Empty for a node that draws content itself.
  var children: [RenderNode] {
    switch kind {
    case GSK_CONTAINER_NODE:
      (0..<gsk_container_node_get_n_children(pointer)).compactMap {
        retained(gsk_container_node_get_child(pointer, $0))
      }
    case GSK_CROSS_FADE_NODE: [retained(gsk_cross_fade_node_get_end_child(pointer))].compactMap(\.self)
    case GSK_BLEND_NODE:
      [gsk_blend_node_get_bottom_child(pointer), gsk_blend_node_get_top_child(pointer)].compactMap(retained)
    default: [onlyChild].compactMap(\.self)
    }
  }

  private var onlyChild: RenderNode? {
    switch kind {
    case GSK_TRANSFORM_NODE: retained(gsk_transform_node_get_child(pointer))
    case GSK_OPACITY_NODE: retained(gsk_opacity_node_get_child(pointer))
    case GSK_COLOR_MATRIX_NODE: retained(gsk_color_matrix_node_get_child(pointer))
    case GSK_CLIP_NODE: retained(gsk_clip_node_get_child(pointer))
    case GSK_ROUNDED_CLIP_NODE: retained(gsk_rounded_clip_node_get_child(pointer))
    case GSK_SHADOW_NODE: retained(gsk_shadow_node_get_child(pointer))
    case GSK_DEBUG_NODE: retained(gsk_debug_node_get_child(pointer))
    default: nil
    }
  }

  /// Returns a copy of the node with its children replaced by the same number of new ones. Cross-fade and debug nodes
  /// are replaced by their only child.
  func replacing(children: [RenderNode]) -> RenderNode? {
    guard kind != GSK_CONTAINER_NODE else { return RenderNode(containing: children) }
    guard let child = children.first?.pointer else { return nil }
    switch kind {
    case GSK_TRANSFORM_NODE:
      return RenderNode(adopting: gsk_transform_node_new(child, gsk_transform_node_get_transform(pointer)))
    case GSK_OPACITY_NODE:
      return RenderNode(adopting: gsk_opacity_node_new(child, gsk_opacity_node_get_opacity(pointer)))
    case GSK_COLOR_MATRIX_NODE:
      return RenderNode(
        adopting: gsk_color_matrix_node_new(
          child, gsk_color_matrix_node_get_color_matrix(pointer), gsk_color_matrix_node_get_color_offset(pointer)))
    case GSK_CLIP_NODE: return RenderNode(adopting: gsk_clip_node_new(child, gsk_clip_node_get_clip(pointer)))
    case GSK_ROUNDED_CLIP_NODE:
      return RenderNode(adopting: gsk_rounded_clip_node_new(child, gsk_rounded_clip_node_get_clip(pointer)))
    case GSK_SHADOW_NODE:
      let shadows = gsk_shadow_node_get_shadow(pointer, 0)
      return RenderNode(adopting: gsk_shadow_node_new(child, shadows, gsk_shadow_node_get_n_shadows(pointer)))
    case GSK_BLEND_NODE where children.count == 2:
      return RenderNode(
        adopting: gsk_blend_node_new(child, children[1].pointer, gsk_blend_node_get_blend_mode(pointer)))
    default: return children.first
    }
  }

  /// Creates a container that draws several nodes in order.
  convenience init?(containing children: [RenderNode]) {
    var pointers: [OpaquePointer?] = children.map(\.pointer)
    self.init(adopting: gsk_container_node_new(&pointers, guint(pointers.count)))
  }

  private func retained(_ pointer: OpaquePointer?) -> RenderNode? { pointer.map { RenderNode(retaining: $0) } }
}
