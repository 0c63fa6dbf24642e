// Empty on purpose: sd-bus is called in C alone, since it takes variable arguments. This target only carries the link flags.
