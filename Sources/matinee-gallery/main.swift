// Shows each controller and view alone, in each of its states.
import ArgumentParser

GalleryCommand.main()
