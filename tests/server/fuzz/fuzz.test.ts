import { callAll } from './fuzz.ts'

/** The same in every run; `npm run fuzz` sends many more, and `FUZZ_SEED` draws others. */
const seed = Number(process.env['FUZZ_SEED'] ?? 1808)
const runs = Number(process.env['FUZZ_RUNS'] ?? 10)

console.log(`Inputs of each operation: ${runs}, of seed ${seed}`)
callAll(seed, runs, process.env['FUZZ_RUNS'] !== undefined)
