import { createHash } from 'node:crypto'

/** One in so many is examined by every test run, unless more are asked for. */
const ONE_IN = 5

/** `SAMPLE=all` examines all of them, any other text draws another sample. */
const draw = process.env['SAMPLE'] ?? '1'

/** Whether everything is examined, rather than a sample. */
export const takesAll = draw === 'all'

const numberOf = (text: string) => createHash('sha256').update(text).digest().readUInt32BE()

/** One of several ways to do something, drawn for what it is done to, also where all of them are examined. */
export const drawnFrom = <T>(ways: readonly T[], name: string): T =>
  ways[numberOf(`${draw} ${name}`) % ways.length]!

/** Whether something belongs to the sample of this run, of which it takes one in `oneIn`. */
export const isSampled = (name: string, oneIn = ONE_IN): boolean =>
  takesAll || numberOf(`${draw} ${name}`) % oneIn === 0
