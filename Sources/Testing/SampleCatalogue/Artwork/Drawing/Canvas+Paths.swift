// Paths on a canvas, named like cutting shapes from paper.
import CPango
import Foundation

extension Canvas {
  func move(_ point: Point) {
    cairo_move_to(context, point.x, point.y)
  }

  func line(_ point: Point) {
    cairo_line_to(context, point.x, point.y)
  }

  func curve(_ first: Point, _ second: Point, _ end: Point) {
    cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
  }

  func close() {
    cairo_close_path(context)
  }

  func outline(_ points: [Point]) {
    guard let first = points.first else { return }
    move(first)
    for point in points.dropFirst() { line(point) }
    close()
  }

  func circle(_ center: Point, _ radius: Double) {
    cairo_new_sub_path(context)
    cairo_arc(context, center.x, center.y, max(radius, 0), 0, 2 * .pi)
    close()
  }

  func ellipse(_ center: Point, _ horizontal: Double, _ vertical: Double) {
    guard horizontal > 0, vertical > 0 else { return }
    cairo_save(context)
    cairo_translate(context, center.x, center.y)
    cairo_scale(context, horizontal, vertical)
    cairo_new_sub_path(context)
    cairo_arc(context, 0, 0, 1, 0, 2 * .pi)
    close()
    cairo_restore(context)
  }

  /// Adds a sector of a disc, clockwise between two angles in radians.
  func sector(_ center: Point, _ radius: Double, from start: Double, to end: Double) {
    move(center)
    cairo_arc(context, center.x, center.y, max(radius, 0), start, end)
    close()
  }

  func rounded(_ box: Rectangle, _ radius: Double) {
    let radius = min(radius, box.shorterSide / 2)
    cairo_new_sub_path(context)
    cairo_arc(context, box.maxX - radius, box.y + radius, radius, -.pi / 2, 0)
    cairo_arc(context, box.maxX - radius, box.maxY - radius, radius, 0, .pi / 2)
    cairo_arc(context, box.x + radius, box.maxY - radius, radius, .pi / 2, .pi)
    cairo_arc(context, box.x + radius, box.y + radius, radius, .pi, 1.5 * .pi)
    close()
  }

  /// Adds a closed smooth curve through all points.
  func smooth(_ points: [Point]) {
    guard points.count > 2 else { return }
    move(points[0])
    curveThrough(points, closed: true)
    close()
  }

  /// Adds a smooth curve from the current point, which must be the first, through the others.
  func curveThrough(_ points: [Point], closed: Bool = false) {
    let count = points.count
    func at(_ index: Int) -> Point {
      closed ? points[(index + count) % count] : points[min(max(index, 0), count - 1)]
    }
    for index in 0..<(closed ? count : count - 1) {
      let (before, start, end, after) = (at(index - 1), at(index), at(index + 1), at(index + 2))
      curve(
        Point(start.x + (end.x - before.x) / 6, start.y + (end.y - before.y) / 6),
        Point(end.x - (after.x - start.x) / 6, end.y - (after.y - start.y) / 6), end)
    }
  }
}
