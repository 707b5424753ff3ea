// Linking this module is enough. It has no functions.
