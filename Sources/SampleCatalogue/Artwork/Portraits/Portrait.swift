struct Portrait {
  init(of subject: ArtworkSubject) {}
  func draw(on canvas: Canvas) {}
}
