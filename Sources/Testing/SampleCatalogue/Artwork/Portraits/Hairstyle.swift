/// A hairstyle in two layers, behind and in front of the head.
struct Hairstyle: Sendable {
  typealias Draw = @Sendable (_ canvas: Canvas, _ portrait: Portrait) -> Void

  let allowsHat: Bool
  let allowsMoustache: Bool
  let behind: Draw
  let inFront: Draw

  static let all = [crop, sidePart, slick, bob, waves, curls, bun, quiff, bald]

  init(
    allowsHat: Bool = true, allowsMoustache: Bool = true, behind: @escaping Draw = { _, _ in },
    inFront: @escaping Draw = { _, _ in }
  ) {
    self.allowsHat = allowsHat
    self.allowsMoustache = allowsMoustache
    self.behind = behind
    self.inFront = inFront
  }

  static let bald = Hairstyle(behind: { canvas, portrait in
    for side in [-1.0, 1.0] {
      canvas.fill(portrait.hair) { canvas.ellipse(portrait.at(side * 0.95, -0.2), 30, 76) }
    }
  })

  static let crop = Hairstyle(inFront: { canvas, portrait in
    canvas.fill(portrait.hair) {
      canvas.move(portrait.at(-1.03, -0.08))
      canvas.curve(portrait.at(-1.16, -0.8), portrait.at(-0.7, -1.2), portrait.at(0, -1.18))
      canvas.curve(portrait.at(0.7, -1.2), portrait.at(1.16, -0.8), portrait.at(1.03, -0.08))
      canvas.curve(portrait.at(0.9, -0.2), portrait.at(0.92, -0.5), portrait.at(0.78, -0.56))
      canvas.curve(portrait.at(0.3, -0.72), portrait.at(-0.3, -0.72), portrait.at(-0.78, -0.56))
      canvas.curve(portrait.at(-0.92, -0.5), portrait.at(-0.9, -0.2), portrait.at(-1.03, -0.08))
      canvas.close()
    }
  })

  static let sidePart = Hairstyle(inFront: { canvas, portrait in
    canvas.fill(portrait.hair) {
      canvas.move(portrait.at(-1.02, 0))
      canvas.curve(portrait.at(-1.2, -0.9), portrait.at(-0.6, -1.26), portrait.at(0.1, -1.2))
      canvas.curve(portrait.at(0.8, -1.18), portrait.at(1.16, -0.7), portrait.at(1.02, 0))
      canvas.curve(portrait.at(0.9, -0.3), portrait.at(0.9, -0.5), portrait.at(0.6, -0.62))
      canvas.curve(portrait.at(0.2, -0.66), portrait.at(-0.3, -0.8), portrait.at(-0.5, -0.98))
      canvas.curve(portrait.at(-0.56, -0.7), portrait.at(-0.9, -0.6), portrait.at(-1.02, 0))
      canvas.close()
    }
  })

  static let slick = Hairstyle(inFront: { canvas, portrait in
    canvas.fill(portrait.hair) {
      canvas.move(portrait.at(-1, -0.1))
      canvas.curve(portrait.at(-1.12, -0.8), portrait.at(-0.66, -1.16), portrait.at(0, -1.14))
      canvas.curve(portrait.at(0.66, -1.16), portrait.at(1.12, -0.8), portrait.at(1, -0.1))
      canvas.curve(portrait.at(0.84, -0.5), portrait.at(0.6, -0.72), portrait.at(0, -0.5))
      canvas.curve(portrait.at(-0.6, -0.72), portrait.at(-0.84, -0.5), portrait.at(-1, -0.1))
      canvas.close()
    }
  })

  static let quiff = Hairstyle(
    allowsHat: false,
    inFront: { canvas, portrait in
      canvas.blob(
        portrait.hair,
        [
          portrait.at(-1.02, -0.14), portrait.at(-1.08, -0.7), portrait.at(-0.7, -1.2), portrait.at(0, -1.42),
          portrait.at(0.7, -1.34), portrait.at(1, -0.96), portrait.at(1.03, -0.14), portrait.at(0.82, -0.56),
          portrait.at(0.2, -0.7), portrait.at(-0.5, -0.66), portrait.at(-0.86, -0.5),
        ])
    })

  static let bob = Hairstyle(
    allowsMoustache: false,
    behind: { canvas, portrait in
      canvas.fill(portrait.hair) {
        canvas.move(portrait.at(-1.3, 0.72))
        canvas.curve(portrait.at(-1.42, -0.9), portrait.at(-0.8, -1.26), portrait.at(0, -1.24))
        canvas.curve(portrait.at(0.8, -1.26), portrait.at(1.42, -0.9), portrait.at(1.3, 0.72))
        canvas.close()
      }
    },
    inFront: { canvas, portrait in
      canvas.fill(portrait.hair) {
        canvas.move(portrait.at(-1.16, 0.64))
        canvas.curve(portrait.at(-1.3, -0.9), portrait.at(-0.7, -1.2), portrait.at(0, -1.2))
        canvas.curve(portrait.at(0.7, -1.2), portrait.at(1.3, -0.9), portrait.at(1.16, 0.64))
        canvas.curve(portrait.at(0.86, 0.4), portrait.at(0.9, -0.1), portrait.at(0.84, -0.34))
        canvas.curve(portrait.at(0.4, -0.42), portrait.at(-0.4, -0.42), portrait.at(-0.84, -0.34))
        canvas.curve(portrait.at(-0.9, -0.1), portrait.at(-0.86, 0.4), portrait.at(-1.16, 0.64))
        canvas.close()
      }
    })

  static let waves = Hairstyle(
    allowsMoustache: false,
    behind: { canvas, portrait in
      canvas.blob(
        portrait.hair,
        [
          portrait.at(0, -1.24), portrait.at(0.9, -1), portrait.at(1.24, -0.2), portrait.at(1.12, 0.4),
          portrait.at(1.4, 0.9), portrait.at(1.2, 1.4), portrait.at(0.5, 1.5), portrait.at(-0.5, 1.5),
          portrait.at(-1.2, 1.4), portrait.at(-1.4, 0.9), portrait.at(-1.12, 0.4), portrait.at(-1.24, -0.2),
          portrait.at(-0.9, -1),
        ])
    },
    inFront: { canvas, portrait in
      for side in [-1.0, 1.0] {
        canvas.fill(portrait.hair) {
          canvas.move(portrait.at(0.26, -1.14))
          canvas.curve(
            portrait.at(side * 0.4 + 0.1, -0.7), portrait.at(side * 0.8, -0.6), portrait.at(side * 0.84, 0.2))
          canvas.curve(portrait.at(side * 1.1, 0.5), portrait.at(side * 1.3, 0), portrait.at(side * 1.16, -0.4))
          canvas.curve(portrait.at(side * 1.1, -1), portrait.at(side * 0.6, -1.3), portrait.at(0.26, -1.14))
          canvas.close()
        }
      }
    })

  static let curls = Hairstyle(
    allowsHat: false,
    behind: { canvas, portrait in
      for step in 0...14 {
        let angle = Double(step) / 14 * .pi * 1.24 - .pi * 1.12
        let place = portrait.at(0, -0.24).moved(176 * portrait.breadth, at: angle)
        canvas.disc(portrait.hair, place, step.isMultiple(of: 2) ? 62 : 54)
      }
    },
    inFront: { canvas, portrait in
      for step in 0...6 {
        let x = Double(step) / 3 - 1
        canvas.disc(portrait.hair, portrait.at(x * 0.86, -0.98 + x * x * 0.42), 46)
      }
    })

  static let bun = Hairstyle(
    allowsHat: false, allowsMoustache: false,
    behind: { canvas, portrait in
      canvas.disc(portrait.hair, portrait.at(0, -1.3), 84)
    }, inFront: slick.inFront)
}
