// Plays one YouTube or Vimeo video in a window. Installed copies have a link to `matinee` instead.
import WebPlayer

PlayerProgram.main()
