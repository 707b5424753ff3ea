// Shows films by genre from the built-in sample catalogue, without a network or a key.
import Containment
import Foundation
import GTK
import GenresExample
import SampleCatalogue
import TMDB

LocaleEnvironment.sanitize()
try MainLoop.attach()
let networking = SampleNetworking()
let data = try FileManager.default.url(
  for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: false)
let ratings = RatingStore(data.appending(path: "genres-example/ratings.json"))
let dependencies = Dependencies(
  client: Client(networking: networking), pictures: Pictures(networking), ratings: ratings)
let application = Application(id: "app.matinee.Genres", joinsRunningInstance: false)
application.onActivate {
  let window = Window(application: application)
  window.title = "Films by Genre"
  window.setDefaultSize(width: 700, height: 800)
  window.setRootViewController(GenresExample.makeRoot(dependencies))
  window.addShortcut("<Control>q") {
    window.close()
    return true
  }
  window.onCloseRequest {
    // Hiding the window makes a film's page commit a pending rating. Destroying it after the save ends the program.
    window.isVisible = false
    Task {
      await ratings.finish()
      window.destroy()
    }
    return false
  }
  window.present()
}
exit(application.run())
