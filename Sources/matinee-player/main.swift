// Plays one video of YouTube or Vimeo in a window of its own: a process beside the app's, so that WebKit costs it nothing
// and cannot take it down.
import Foundation
import GTK
import SystemIO
import WebTrailers

StandardStreams.prepare()
LocaleEnvironment.sanitize()
exit(MainActor.assumeIsolated { PlayerProgram.run(Array(CommandLine.arguments.dropFirst())) }.rawValue)
