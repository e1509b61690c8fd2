import type { Seeded } from './random-paths.ts'

/** The seed that every run of the tests uses. */
const SAME = 2026
const given = process.env['PATHS_SEED']

/** The seed of this run alone, or the one in PATHS_SEED. */
export const ownSeed = given === undefined ? Math.floor(Math.random() * 1_000_000) : Number(given)

/** The random paths of a test run: some always the same, some of its own. */
export const seedsOf = (length: number, count: number): Seeded[] =>
  [SAME, ownSeed].map((seed) => ({ seed, length, count }))

/** Prints which seed this run has, and how to have it again. */
export const printOwnSeed = (project: string) =>
  console.log(`Random paths of seed ${ownSeed}. Again: PATHS_SEED=${ownSeed} npm run test:${project}`)
