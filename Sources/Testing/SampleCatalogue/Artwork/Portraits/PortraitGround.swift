/// The background of a portrait.
struct PortraitGround: Sendable {
  let draw: @Sendable (_ canvas: Canvas, _ portrait: Portrait) -> Void

  static let all = [plain, disc, halves, rays, arch, bands, dots]

  static let plain = PortraitGround { canvas, portrait in
    canvas.paint(portrait.palette.sky)
  }

  static let disc = PortraitGround { canvas, portrait in
    canvas.paint(portrait.palette.sky)
    canvas.disc(portrait.palette.far, Point(400, 520), 350)
  }

  static let halves = PortraitGround { canvas, portrait in
    canvas.paint(portrait.palette.sky)
    canvas.rectangle(portrait.palette.far, Rectangle(400, 0, 400, canvas.height))
  }

  static let rays = PortraitGround { canvas, portrait in
    canvas.paint(portrait.palette.sky)
    for ray in stride(from: 0, to: 32, by: 2) {
      let (start, end) = (Double(ray) / 16 * .pi, Double(ray + 1) / 16 * .pi)
      canvas.fill(portrait.palette.far) { canvas.sector(Point(400, 520), 1_200, from: start, to: end) }
    }
  }

  static let arch = PortraitGround { canvas, portrait in
    canvas.paint(portrait.palette.sky)
    canvas.fill(portrait.palette.far) { canvas.rounded(Rectangle(90, 130, 620, 1_700), 310) }
  }

  static let bands = PortraitGround { canvas, portrait in
    canvas.paint(portrait.palette.sky)
    for band in 0..<5 {
      canvas.rectangle(portrait.palette.far, Rectangle(0, 60 + Double(band) * 240, canvas.width, 120))
    }
  }

  static let dots = PortraitGround { canvas, portrait in
    canvas.paint(portrait.palette.sky)
    for row in 0..<14 {
      for column in 0..<10 {
        let shift: Double = row.isMultiple(of: 2) ? 0 : 45
        canvas.disc(
          portrait.palette.far, Point(Double(column) * 90 + shift, Double(row) * 90 + 20), 30 - Double(row) * 1.9)
      }
    }
  }
}
