import Library
import TitleIdentity

/// Creates the owner and Ana, who follow each other. Ana has added a film to her watchlist, rated it and written a note
/// on it.
func makeHousehold(in library: Library, _ film: TitleReference) async throws {
  let ana = ProfileID(rawValue: "ana")
  _ = try await library.createProfile(ProfileFields(firstName: "Kim", lastName: "Sample"), id: .owner)
  _ = try await library.createProfile(ProfileFields(firstName: "Ana", lastName: "Sample", role: "Cook"), id: ana)
  // This happens before the owner follows Ana, so it causes no notification.
  try await library.add(film, to: .watchlist(of: ana), by: ana)
  try await library.follow(ana, by: .owner)
  try await library.follow(.owner, by: ana)
  try await library.note("Look at the light.", on: film, to: .owner, by: ana)
  guard let score = Score(stars: 9) else { return }
  try await library.rate(film, score, by: ana)
}
