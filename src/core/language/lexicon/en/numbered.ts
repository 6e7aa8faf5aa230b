/** Ordinals in words, the first one first. */
export const ORDINALS: readonly string[] = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');

/** Things that are numbered, so that an ordinal before one says which of them. */
export const NUMBERED_THINGS =
  'class grade tier level league division round stage season generation edition volume quarter shelf district ward precinct zone phase' as const;
