import { createHash } from 'node:crypto'
import type { Mutant } from './chart-mutants.ts'
import type { ServerMutant } from './server-mutants.ts'

/** A different seed samples other mutants. */
const SEED = '1'
/** One of so many mutants of a chart is sampled, at least one of each kind. */
const CHARTS_ONE_IN = 4
const SCREENS_ONE_IN = 3
const SERVER = 330

const placeOf = (name: string) => createHash('sha256').update(`${SEED} ${name}`).digest('hex')

function draw<T>(items: readonly T[], count: number, nameOf: (item: T) => string): T[] {
  const drawn = items.toSorted((one, other) => (placeOf(nameOf(one)) < placeOf(nameOf(other)) ? -1 : 1))
  const chosen = new Set(drawn.slice(0, count))
  return items.filter((one) => chosen.has(one))
}

const drawOfEach = <T extends { kind: string }>(
  items: readonly T[],
  part: number,
  nameOf: (item: T) => string,
): T[] =>
  [...Map.groupBy(items, ({ kind }) => kind).values()].flatMap((own) =>
    draw(own, Math.ceil(own.length * part), nameOf),
  )

export const chartSample = (chart: string, mutants: readonly Mutant[]): Mutant[] =>
  drawOfEach(mutants, 1 / CHARTS_ONE_IN, ({ kind, name }) => `${chart} ${kind} ${name}`)

export const isScreenDrawn = (id: string): boolean =>
  Number.parseInt(placeOf(id).slice(0, 8), 16) % SCREENS_ONE_IN === 0

const fileOf = ({ id }: ServerMutant) => id.slice(0, id.indexOf(' '))

/** The server mutants in a run's sample: one of each file, then the same fraction of each kind of the rest. */
export function serverSample(mutants: readonly ServerMutant[]): ServerMutant[] {
  const nameOf = ({ id }: ServerMutant) => id
  const ofFiles = [...Map.groupBy(mutants, fileOf).values()].flatMap((own) => draw(own, 1, nameOf))
  const taken = new Set(ofFiles)
  const rest = mutants.filter((one) => !taken.has(one))
  const drawn = new Set([...ofFiles, ...drawOfEach(rest, (SERVER - ofFiles.length) / rest.length, nameOf)])
  return mutants.filter((one) => drawn.has(one))
}
