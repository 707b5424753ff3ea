import Library

/// The owner, and Ana, whom they follow: she has listed and rated a film, left a note under it, and follows them.
func makeHousehold(in library: Library, _ film: TitleReference) async throws {
  let ana = ProfileID(rawValue: "ana")
  _ = try await library.makeProfile(ProfileFields(firstName: "Kim", lastName: "Sample"), id: .owner)
  _ = try await library.makeProfile(ProfileFields(firstName: "Ana", lastName: "Sample", role: "Cook"), id: ana)
  // Before they saw her, and so no news.
  try await library.add(film, to: .watchlist(of: ana), by: ana)
  try await library.follow(ana, by: .owner)
  try await library.follow(.owner, by: ana)
  try await library.note("Look at the light.", on: film, to: .owner, by: ana)
  guard let score = Score(stars: 9) else { return }
  try await library.rate(film, score, by: ana)
}
