import { createHash } from 'node:crypto'
import type { Mutant } from './chart-mutants.ts'
import type { ServerMutant } from './server-mutants.ts'

/** Another text draws other mutants. */
const SEED = '1'
/** One mutant of so many of a chart is tried, of each kind at least one. */
const CHARTS_ONE_IN = 4
/** One handler or lock of so many is tried. */
const SCREENS_ONE_IN = 3
/** So many mutants of the server are tried. */
const SERVER = 330

const placeOf = (name: string) => createHash('sha256').update(`${SEED} ${name}`).digest('hex')

/** So many of them, always the same ones, in their own order. */
function draw<T>(items: readonly T[], count: number, nameOf: (item: T) => string): T[] {
  const drawn = items.toSorted((one, other) => (placeOf(nameOf(one)) < placeOf(nameOf(other)) ? -1 : 1))
  const chosen = new Set(drawn.slice(0, count))
  return items.filter((one) => chosen.has(one))
}

/** The same part of each kind. */
const drawOfEach = <T extends { kind: string }>(
  items: readonly T[],
  part: number,
  nameOf: (item: T) => string,
): T[] =>
  [...Map.groupBy(items, ({ kind }) => kind).values()].flatMap((own) =>
    draw(own, Math.ceil(own.length * part), nameOf),
  )

/** The mutants of a chart that a run tries. */
export const chartSample = (chart: string, mutants: readonly Mutant[]): Mutant[] =>
  drawOfEach(mutants, 1 / CHARTS_ONE_IN, ({ kind, name }) => `${chart} ${kind} ${name}`)

/** Whether a run tries the mutant of a component. */
export const isScreenDrawn = (id: string): boolean =>
  Number.parseInt(placeOf(id).slice(0, 8), 16) % SCREENS_ONE_IN === 0

/** The mutants of the server that a run tries. */
export const serverSample = (mutants: readonly ServerMutant[]): ServerMutant[] =>
  drawOfEach(mutants, SERVER / mutants.length, ({ id }) => id)
