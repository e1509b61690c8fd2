import { describe } from 'vitest'
import { playHistories } from './play-histories.ts'

/** Other seeds than that of the gate, and more histories of each. */
describe.for([1, 2, 3])('Histories of seed %i', (seed) =>
  playHistories(seed, { sequences: 15, concurrent: 45 }),
)
