import { readdir } from 'node:fs/promises'
import type { Chart } from '../../tests/explore/find-charts.ts'
import { phoneFolder } from '../pictures/store.ts'
import { fingerprintOf, readRecord, type BrowserRun } from '../../tests/model/browser-runs.ts'

/** Files among the generated pages that other commands write. */
export const pictureFiles = ['pictures', 'walked.json', 'mutation.md']

/** The mismatches between a flow's last browser run, its screenshots and its chart. */
function problemsOf({ name, machine }: Chart, run: BrowserRun | undefined, present: ReadonlySet<string>) {
  if (!run) return [`${name} was never run in a browser`]
  if (run.chart !== fingerprintOf(machine)) return [`${name} has changed since its pictures were taken`]
  return Object.entries(run.pictured)
    .filter(([, picture]) => !present.has(`${picture}.webp`))
    .map(([state, picture]) => `pictures/${picture}.webp, of ${name} ${state}, is missing`)
}

/** The flows to photograph again, and missing or unused screenshots. */
export async function stalePictures(charts: readonly Chart[]): Promise<string[]> {
  const record = await readRecord()
  const flows = charts.filter(({ group }) => group === 'flow')
  const present = new Set(await readdir(phoneFolder).catch((): string[] => []))
  const used = new Set(
    Object.values(record).flatMap(({ pictured }) => Object.values(pictured).map((name) => `${name}.webp`)),
  )
  return [
    ...flows.flatMap((chart) => problemsOf(chart, record[chart.name], present)),
    ...[...present].filter((file) => !used.has(file)).map((file) => `pictures/${file} is left over`),
  ]
}
