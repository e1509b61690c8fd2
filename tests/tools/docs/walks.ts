import { readdir } from 'node:fs/promises'
import type { Chart } from '../../explore/find-charts.ts'
import { phoneFolder } from '../pictures/store.ts'
import { fingerprintOf, readRecord, type Walked } from './record.ts'

/** What walking the charts in the browser leaves among the pages. */
export const walks = ['pictures', 'walked.json', 'mutation.md']

/** Where the last walk of a flow no longer fits its chart, or its pictures what was walked. */
function reproachesTo({ name, machine }: Chart, walked: Walked | undefined, present: ReadonlySet<string>) {
  if (!walked) return [`${name} was never walked in the browser`]
  if (walked.chart !== fingerprintOf(machine)) return [`${name} has changed since it was walked`]
  return Object.entries(walked.pictured)
    .filter(([, picture]) => !present.has(`${picture}.webp`))
    .map(([state, picture]) => `pictures/${picture}.webp, of ${name} ${state}, is missing`)
}

/** What is wrong with the walks and pictures of all flows, in words. */
export async function unwalkedIn(charts: readonly Chart[]): Promise<string[]> {
  const record = await readRecord()
  const flows = charts.filter(({ group }) => group === 'flow')
  const present = new Set(await readdir(phoneFolder).catch((): string[] => []))
  const used = new Set(
    Object.values(record).flatMap(({ pictured }) => Object.values(pictured).map((name) => `${name}.webp`)),
  )
  return [
    ...flows.flatMap((chart) => reproachesTo(chart, record[chart.name], present)),
    ...[...present].filter((file) => !used.has(file)).map((file) => `pictures/${file} is left over`),
  ]
}
