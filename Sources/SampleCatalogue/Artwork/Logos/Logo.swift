struct Logo {
  init(of subject: ArtworkSubject) {}
  func draw(on canvas: Canvas) {}
}
