// Shows the feature in one of its three architectures.
import ArchitecturesSupport
import ArgumentParser
import GTK

LocaleEnvironment.sanitize()
ArchitecturesCommand.main()
