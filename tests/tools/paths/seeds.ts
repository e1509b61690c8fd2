import type { Seeded } from './arguments.ts'

/** The seed with which every run of the tests walks. */
const SAME = 2026
const given = process.env['PATHS_SEED']

/** The seed of this run alone, or the one in PATHS_SEED. */
export const ownSeed = given === undefined ? Math.floor(Math.random() * 1_000_000) : Number(given)

/** The random walks of a run of tests: some that are always the same, and some of its own. */
export const seedsOf = (length: number, walks: number): Seeded[] =>
  [SAME, ownSeed].map((seed) => ({ seed, length, walks }))

/** Says which seed this run has, and how to have it again. */
export const sayOwnSeed = (project: string) =>
  console.log(`Random walks of seed ${ownSeed}. Again: PATHS_SEED=${ownSeed} npm run test:${project}`)
