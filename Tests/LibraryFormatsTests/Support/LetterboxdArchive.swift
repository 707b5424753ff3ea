import Foundation
import SyntheticExports

/// A seeded Letterboxd archive of any size.
struct LetterboxdArchive {
  let films: Int
  private var random: SplitMix64

  init(films: Int, seed: UInt64 = 1) {
    self.films = films
    random = SplitMix64(seed: seed)
  }

  /// Writes a diary entry, a rating and a "watched" row for each film, and a review for one in ten.
  mutating func write(to url: URL) throws {
    var diary = "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n"
    var ratings = "Date,Name,Year,Letterboxd URI,Rating\n"
    var watched = "Date,Name,Year,Letterboxd URI\n"
    var reviews = "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date\n"
    for film in 0..<films {
      let name = random.next() % 4 == 0 ? "\"Harbour \(film), Again\"" : "Harbour \(film)"
      let year = 1920 + random.next() % 100
      let day = "20\(10 + random.next() % 15)-0\(1 + random.next() % 9)-\(10 + random.next() % 18)"
      let stars = Double(1 + random.next() % 10) / 2
      diary += "\(day),\(name),\(year),https://boxd.it/e\(film),\(stars),,\"cinema, rain\",\(day)\n"
      ratings += "\(day),\(name),\(year),https://boxd.it/f\(film),\(stars)\n"
      watched += "\(day),\(name),\(year),https://boxd.it/f\(film)\n"
      if film % 10 == 0 {
        reviews +=
          "\(day),\(name),\(year),https://boxd.it/e\(film),\(stars),,\"Calm, \"\"slow\"\"\nand wet.\",,\(day)\n"
      }
    }
    try ZipFixture(["diary.csv": diary, "ratings.csv": ratings, "watched.csv": watched, "reviews.csv": reviews]).write(
      to: url)
  }
}
