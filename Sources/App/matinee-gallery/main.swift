// Shows each view controller and view individually, in each of its states.
import ArgumentParser
import GTK

LocaleEnvironment.sanitize()
RendererEnvironment.prepare()
SettingsEnvironment.prepare()
GalleryCommand.main()
