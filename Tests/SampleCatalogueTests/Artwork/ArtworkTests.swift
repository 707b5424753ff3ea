import Foundation
import Testing

@testable import SampleCatalogue

/// Tests that images have the requested size, are reproducible, and differ from each other.
struct ArtworkTests {
  @Test(arguments: [
    (ArtworkSubject.Kind.poster, "w92"), (.poster, "w342"), (.poster, "original"), (.backdrop, "w300"),
    (.backdrop, "w1280"), (.profile, "w45"), (.profile, "h632"), (.still, "w185"), (.logo, "w154"),
  ])
  func `An image has exactly the requested size`(kind: ArtworkSubject.Kind, name: String) throws {
    let size = try #require(PictureSize(name))
    let pixels = size.pixels(for: kind)
    #expect(declaredPixelSize(of: try Artwork.jpeg(of: .sample(kind), size: size)) == [pixels.width, pixels.height])
  }

  @Test(arguments: ArtworkSubject.Kind.allCases)
  func `The same subject produces the same bytes`(kind: ArtworkSubject.Kind) throws {
    let size = try #require(PictureSize("w185"))
    let first = try Artwork.jpeg(of: .sample(kind), size: size)
    #expect(try Artwork.jpeg(of: .sample(kind), size: size) == first)
  }

  @Test(arguments: ArtworkSubject.Kind.allCases)
  func `Each of 200 seeds produces a different image`(kind: ArtworkSubject.Kind) throws {
    let size = try #require(PictureSize("w92"))
    let pictures = try (0..<200).map { number in
      try Artwork.jpeg(of: .sample(kind, seed: 910_000_000 + number, title: "Film \(number)"), size: size)
    }
    #expect(Set(pictures).count == 200)
  }

  @Test func `The random number generator produces the same numbers in every build`() {
    var random = ArtworkRandom(seed: 910_000_001, stream: 1)
    #expect((0..<3).map { _ in random.next() } == Self.firstNumbers)
  }

  @Test func `A backdrop has the palette of its poster`() {
    let (poster, backdrop) = (Motif(of: .sample(.poster)), Motif(of: .sample(.backdrop)))
    #expect(poster.palette == backdrop.palette)
    #expect(Mood.horror.palettes.contains(poster.palette))
  }

  @Test func `Every mood has enough palettes, compositions and typefaces`() {
    for mood in Mood.all {
      #expect(mood.palettes.count >= 4)
      #expect(mood.compositions.count >= 6)
    }
    #expect(Typeface.all.count >= 3)
    #expect(Set(Mood.all.flatMap { $0.palettes }).count >= 14)
  }

  @Test func `Concurrent drawing produces the same bytes as sequential drawing`() async throws {
    let size = try #require(PictureSize("w154"))
    let subjects = ArtworkSubject.Kind.allCases.flatMap { kind in
      (0..<12).map {
        ArtworkSubject.sample(kind, seed: $0, title: "The Film of \($0)", genres: [[27], [35], [878]][$0 % 3])
      }
    }
    let sequential = try subjects.map { try Artwork.jpeg(of: $0, size: size) }
    try await withThrowingTaskGroup { group in
      for round in 0..<4 {
        for (index, subject) in subjects.enumerated() {
          group.addTask {
            let concurrent = try Artwork.jpeg(of: subject, size: size)
            #expect(concurrent == sequential[index], "round \(round), \(subject)")
          }
        }
      }
      try await group.waitForAll()
    }
  }
}

private extension ArtworkTests {
  static let firstNumbers: [UInt64] = [0xC0D2_5167_0998_FA84, 0xD8E1_4B03_11BD_8162, 0xAABF_76B0_D291_5FB8]
}
