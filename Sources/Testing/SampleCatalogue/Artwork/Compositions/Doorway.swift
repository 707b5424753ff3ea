import Foundation

extension Composition {
  /// An open door in a dark wall, with light around a waiting person.
  static let doorway = Composition(.landscape) { canvas, palette, random in
    let focus = canvas.focus
    canvas.paint(palette.sky)
    let isMirrored = random.chance()
    let place = random.number(0.46...0.62)
    canvas.mirrored(isMirrored) {
      let floor = focus.y + focus.height * 0.74
      canvas.rectangle(palette.near, Rectangle(0, floor, canvas.width, canvas.height))
      let (width, height) = (focus.shorterSide * 0.32, focus.height * 0.56)
      let door = Rectangle(canvas.width * place - width / 2, floor - height, width, height)
      canvas.rectangle(
        palette.far, Rectangle(door.x - width * 0.1, door.y - width * 0.1, width * 1.2, height + width * 0.1))
      canvas.rectangle(palette.light, door)
      canvas.polygon(
        palette.mid,
        [
          Point(door.maxX, door.y), Point(door.maxX + width * 0.5, door.y - height * 0.05),
          Point(door.maxX + width * 0.5, floor + height * 0.09), Point(door.maxX, floor),
        ])
      canvas.polygon(
        palette.light,
        [
          Point(door.x, floor), Point(door.maxX, floor), Point(door.x + width * 0.1, canvas.focus.maxY),
          Point(door.x - width * 1.7, canvas.focus.maxY),
        ])
      let foot = Point(door.x + width * 0.5, floor + height * 0.04)
      canvas.polygon(
        palette.near,
        [
          Point(foot.x - width * 0.14, foot.y), Point(foot.x + width * 0.14, foot.y),
          Point(foot.x - width * 0.62, canvas.focus.maxY), Point(foot.x - width * 1.05, canvas.focus.maxY),
        ])
      canvas.figure(palette.near, foot, height * 0.66)
    }
  }
}
