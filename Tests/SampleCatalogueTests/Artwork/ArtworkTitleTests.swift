import Foundation
import Testing

@testable import SampleCatalogue

/// Tests that titles of every length and script are drawn completely within their box and legibly, or omitted.
struct ArtworkTitleTests {
  static let titles = [
    "M", "Nosferatu", "Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb",
    "Die Abenteuer des Prinzen Donaudampfschifffahrtsgesellschaft", "Броненосец «Потёмкин»", "Πολίτης Κέιν",
    "Night of the Day of the Dawn of the Son of the Bride of the Return of the Revenge of the Terror of the Attack of "
      + "the Evil, Mutant, Hellbound, Flesh-Eating, Crawling, Alien, Zombified, Subhumanoid Living Dead, Part 5",
  ]

  static let overlongTitles = [String(repeating: "Word ", count: 60), String(repeating: "W", count: 300)]

  @Test(arguments: titles, Typeface.all.indices) func `A title fits its box`(title: String, typeface: Int) throws {
    for box: Point in [[856, 400], [856, 330], [640, 330], [852, 250]] {
      let block = try #require(try fitted(title, typeface, in: box, largest: 250))
      #expect(block.width > 0 && block.width <= box.x + 1)
      #expect(block.height > 0 && block.height <= box.y + 1)
    }
  }

  @Test(arguments: titles, Typeface.all.indices)
  func `A title is legible on a poster of 185 pixels`(title: String, typeface: Int) throws {
    let block = try #require(try fitted(title, typeface, in: Poster.titleSize(title), largest: 230))
    #expect(block.size * 185 / 1_000 >= 8)
  }

  @Test(arguments: overlongTitles) func `An overlong title is shrunk to fit its box`(title: String) throws {
    let block = try #require(try fitted(title, 2, in: [400, 250], largest: 100))
    #expect(block.width <= 401)
    #expect(block.height <= 251)
  }

  @Test func `A larger box increases the font size`() throws {
    let small = try #require(try fitted("Metropolis", 1, in: [400, 300], largest: 400))
    let large = try #require(try fitted("Metropolis", 1, in: [900, 300], largest: 400))
    #expect(large.size > small.size * 2)
  }

  @Test(arguments: [30, 1_000]) func `Lines don’t cover each other at any scale`(width: Int) throws {
    for typeface in Typeface.all.indices {
      let one = try #require(try fitted("Moon", typeface, in: [900, 900], largest: 100, width: width))
      let two = try #require(try fitted("Moon\nMoon", typeface, in: [900, 900], largest: 100, width: width))
      #expect(two.height > 2 * one.height)
    }
  }

  @Test func `Text without glyphs is omitted`() throws {
    // No font of a plain system has glyphs for private-use characters.
    #expect(try fitted("\u{F8F0}\u{10FFFD}", 1, in: [300, 300], largest: 400) == nil)
    #expect(try fitted("", 1, in: [300, 300], largest: 400) == nil)
  }

  @Test(arguments: [
    "", " ", "\n", "七人の侍", "सत्यजित राय", "الأرض", "ירושלים", "👻🎬", "\u{F8F0}\u{10FFFD}", "a\u{0}b", "\u{202E}abc",
    String(repeating: "Word ", count: 4_000), String(repeating: "W", count: 20_000),
  ])
  func `Artwork can be drawn for any title`(title: String) throws {
    for kind in ArtworkSubject.Kind.allCases {
      for seed in 0..<8 {
        let subject = ArtworkSubject(kind: kind, seed: seed, title: title, subtitle: title, year: nil, genres: [seed])
        let size = try #require(PictureSize("w154"))
        #expect(declaredPixelSize(of: try Artwork.jpeg(of: subject, size: size)) != nil)
      }
    }
  }

  @Test(arguments: [Int.min, -1, 0, 1, .max]) func `Artwork can be drawn for any seed`(seed: Int) throws {
    let size = try #require(PictureSize("w92"))
    for kind in ArtworkSubject.Kind.allCases {
      let subject = ArtworkSubject(kind: kind, seed: seed, title: "M", year: seed, genres: [seed, 27])
      #expect(declaredPixelSize(of: try Artwork.jpeg(of: subject, size: size)) != nil)
    }
  }
}

private extension ArtworkTitleTests {
  /// Fits text on a canvas of 1,000 × 1,000 units, whose bitmap has the given width in pixels.
  func fitted(
    _ text: String, _ typeface: Int, in box: Point, largest: Double, width: Int = 100
  ) throws -> TextBlock? {
    let bitmap = try Bitmap(width: width, height: width)
    var block: TextBlock?
    bitmap.draw(at: (1_000, 1_000)) { canvas in
      block = TextBlock(text, Typeface.all[typeface], in: box, largest: largest, on: canvas)
    }
    return block
  }
}
