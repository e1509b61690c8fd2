import { readdir } from 'node:fs/promises'
import type { Chart } from './machines.ts'
import { fingerprintOf, readRecord, type Walked } from './record.ts'

/** What walking the charts in the browser leaves among the pages. */
export const walks = ['pictures', 'walked.json', 'mutation.md']

const pictures = new URL('../../../docs/statecharts/pictures/', import.meta.url)

/** Where the last walk of a flow no longer fits its chart, or its pictures what was walked. */
async function reproachesTo({ name, machine }: Chart, walked: Walked | undefined): Promise<string[]> {
  if (!walked) return [`${name} was never walked in the browser`]
  if (walked.chart !== fingerprintOf(machine)) return [`${name} has changed since it was walked`]
  const wanted = new Set(walked.pictured.flatMap((state) => [`${state}.390.webp`, `${state}.1280.webp`]))
  const present: string[] = await readdir(new URL(`${name}/`, pictures)).catch(() => [])
  return [
    ...[...wanted]
      .filter((file) => !present.includes(file))
      .map((file) => `pictures/${name}/${file} is missing`),
    ...present.filter((file) => !wanted.has(file)).map((file) => `pictures/${name}/${file} is left over`),
  ]
}

/** What is wrong with the walks and pictures of all flows, in words. */
export async function unwalkedIn(charts: readonly Chart[]): Promise<string[]> {
  const record = await readRecord()
  const flows = charts.filter(({ group }) => group === 'flow')
  const known = new Set(flows.map(({ name }) => name))
  const left = (await readdir(pictures).catch((): string[] => [])).filter((name) => !known.has(name))
  const reproaches = await Promise.all(flows.map((chart) => reproachesTo(chart, record[chart.name])))
  return [...reproaches.flat(), ...left.map((name) => `pictures/${name} belongs to no flow`)]
}
