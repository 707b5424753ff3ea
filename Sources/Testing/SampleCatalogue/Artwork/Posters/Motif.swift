/// The palette and composition of a title, equal on its poster, its backdrop and all other images.
struct Motif {
  let mood: Mood
  let palette: Palette
  let composition: Composition

  private let random: ArtworkRandom

  init(of subject: ArtworkSubject) {
    var random = ArtworkRandom(seed: subject.seed, stream: 1)
    mood = Mood(genres: subject.genres)
    palette = random.pick(mood.palettes)
    composition = random.pick(mood.compositions)
    self.random = random
  }

  func draw(on canvas: Canvas) {
    var random = random
    composition.draw(canvas, palette, &random)
  }
}
