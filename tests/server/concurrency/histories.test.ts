import { playHistories } from './play-histories.ts'

/** The same in every run; what others once found is kept in `kept-histories.test.ts`. */
const seed = Number(process.env['FC_SEED'] ?? 1808)

console.log(`Histories of seed ${seed}`)
playHistories(seed, { sequences: 5, concurrent: 15 })
