import type { Survivors } from './survivors.ts'

/** Mutants of the server that none of its tests kills. */
export const survivorsOnServer: Survivors = []
