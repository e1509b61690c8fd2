import { describe } from 'vitest'
import { callAll } from './fuzz.ts'

/** Other seeds than that of the gate, and more inputs of each. */
describe.for([1, 2])('Inputs of seed %i', (seed) => callAll(seed, 120, true))
