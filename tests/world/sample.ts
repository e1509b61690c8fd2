import { createHash } from 'node:crypto'

/** The sampling rate of a normal test run. */
const ONE_IN = 5

/** `SAMPLE=all` takes everything, any other text draws another sample. */
const draw = process.env['SAMPLE'] ?? '1'

/** Whether the run takes everything rather than a sample. */
export const takesAll = draw === 'all'

const numberOf = (text: string) => createHash('sha256').update(text).digest().readUInt32BE()

/** A number drawn for a name: the same for each run of a commit, another for the next commit. */
export const numberDrawn = (name: string): number => numberOf(`${draw} ${name}`)

/** One of several alternatives, drawn by `name`, also when the run takes everything. */
export const drawnFrom = <T>(ways: readonly T[], name: string): T => ways[numberDrawn(name) % ways.length]!

/** Whether something belongs to the sample of this run, one in `oneIn`. */
export const isSampled = (name: string, oneIn = ONE_IN): boolean =>
  takesAll || numberDrawn(name) % oneIn === 0
