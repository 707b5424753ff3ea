// Shows each controller and view alone, in each of its states.
import ArgumentParser
import GTK

LocaleEnvironment.sanitize()
GalleryCommand.main()
