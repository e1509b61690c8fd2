import { numberDrawn } from '../world/sample.ts'
import type { Seeded } from './random-paths.ts'

/** The seed shared by all test runs. */
const SAME = 2026
const given = process.env['PATHS_SEED']

/** The seed of this commit only, or the one in PATHS_SEED. */
export const ownSeed = given === undefined ? numberDrawn('paths') % 1_000_000 : Number(given)

/** The random paths of a test run: some always the same, some from the seed of the commit. */
export const seedsOf = (length: number, count: number): Seeded[] =>
  [SAME, ownSeed].map((seed) => ({ seed, length, count }))

/** Prints the seed of this commit, and how to repeat it. */
export const printOwnSeed = (project: string) =>
  console.log(`Random paths of seed ${ownSeed}. Again: PATHS_SEED=${ownSeed} npm run test:${project}`)
