// Empty on purpose: no header of ICU may become visible to Swift. This target only carries the link flags.
