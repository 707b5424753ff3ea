import XCTest

/// Tests that undo survives being pressed rapidly while earlier toasts still fade in.
final class UndoRobustnessTests: MatineeUITestCase, MainScreenController, RatingController, TitleScreenController {
  func testRepeatedUndoKeyUndoesAllRatingsAndRedoRestoresThem() throws {
    enableAnimations()
    let film = try openFirstFilm()
    for stars in 1...8 {
      try typeRating("\(stars)")
      try rating.validateText("“\(film.title)” rated \(stars) out of 10")
    }
    try pressUndo(times: 12)
    try rating.validateStars(0)
    try pressRedo(times: 12)
    try rating.validateStars(8)
    try quit()
  }
}
