// Plays one YouTube or Vimeo video in a window. A separate process keeps WebKit's memory and crashes out of the app.
import Foundation
import GTK
import Localization
import SystemIO
import WebTrailers

StandardStreams.prepare()
LocaleEnvironment.sanitize()
MessageCatalog.load()
exit(MainActor.assumeIsolated { PlayerProgram.run(Array(CommandLine.arguments.dropFirst())) }.rawValue)
