import Foundation
import Testing

@testable import SampleCatalogue

/// Tests that titles of every length and script are drawn completely within their box or omitted, without errors.
struct ArtworkTitleTests {
  static let titles = [
    "M", "Nosferatu", "Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb",
    "Die Abenteuer des Prinzen Donaudampfschifffahrtsgesellschaft", "Броненосец «Потёмкин»", "Πολίτης Κέιν",
    "Night of the Day of the Dawn of the Son of the Bride of the Return of the Revenge of the Terror of the Attack of "
      + "the Evil, Mutant, Hellbound, Flesh-Eating, Crawling, Alien, Zombified, Subhumanoid Living Dead, Part 5",
  ]

  @Test(
    arguments: titles,
    [Typeface.billboard, .display, .airy, .slab, .inscription])
  func `A title fits its box without being shortened`(title: String, typeface: Typeface) throws {
    let bitmap = try Bitmap(width: 100, height: 150)
    try bitmap.draw(at: (1_000, 1_500)) { canvas in
      let poster = Poster(of: .sample(title: title), width: 342)
      for box in [(856.0, 400.0), (856, 330), (640, 330), (852, 250)] {
        let block = try #require(
          poster.fitted(width: box.0, height: box.1, .leading, largest: 250, typeface: typeface, on: canvas))
        #expect(!block.isShortened)
        #expect(block.width <= box.0 + 1)
        #expect(block.height <= box.1 + 1)
        #expect(block.width > 0 && block.height > 0)
      }
    }
  }

  @Test(arguments: [String(repeating: "Word ", count: 60), String(repeating: "W", count: 300)])
  func `An overlong title is shortened to fit its box`(title: String) throws {
    let bitmap = try Bitmap(width: 100, height: 150)
    try bitmap.draw(at: (1_000, 1_500)) { canvas in
      let style = TextBlock.Style(typeface: .airy, sizes: 60...100)
      let block = try #require(TextBlock(title, style: style, width: 400, height: 250, on: canvas))
      #expect(block.isShortened)
      #expect(block.width <= 401)
      #expect(block.height <= 251)
    }
  }

  @Test func `A larger box increases the font size`() throws {
    let bitmap = try Bitmap(width: 100, height: 150)
    try bitmap.draw(at: (1_000, 1_500)) { canvas in
      let style = TextBlock.Style(typeface: .display, sizes: 20...400)
      let small = try #require(TextBlock("Metropolis", style: style, width: 300, height: 300, on: canvas))
      let large = try #require(TextBlock("Metropolis", style: style, width: 900, height: 300, on: canvas))
      #expect(large.size > small.size * 2)
    }
  }

  @Test(arguments: [30, 1_000]) func `Lines don’t cover each other at any scale`(width: Int) throws {
    let bitmap = try Bitmap(width: width, height: width)
    try bitmap.draw(at: (1_000, 1_000)) { canvas in
      for typeface in [Typeface.billboard, .display, .airy, .slab, .inscription] {
        let style = TextBlock.Style(typeface: typeface, sizes: 100...100)
        let one = try #require(TextBlock("Moon", style: style, width: 900, height: 900, on: canvas))
        let two = try #require(TextBlock("Moon\nMoon", style: style, width: 900, height: 900, on: canvas))
        #expect(two.height > 2 * one.height)
      }
    }
  }

  @Test func `Text without glyphs is omitted`() throws {
    let bitmap = try Bitmap(width: 100, height: 150)
    bitmap.draw(at: (1_000, 1_500)) { canvas in
      let style = TextBlock.Style(typeface: .display, sizes: 20...400)
      // No font of a plain system has glyphs for private-use characters.
      #expect(TextBlock("\u{F8F0}\u{10FFFD}", style: style, width: 300, height: 300, on: canvas) == nil)
      #expect(TextBlock("", style: style, width: 300, height: 300, on: canvas) == nil)
    }
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
