import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { BrowserRuns } from '../../tests/model/browser-runs.ts'

/** The phone screenshots in git, named by their content, so that equal ones are one file. */
export const phoneFolder = new URL('../../docs/statecharts/pictures/', import.meta.url)
/** The desktop screenshots, outside git: `<flow>/<state>.webp`. */
const computerFolder = pathToFileURL('var/pictures/')

/** The name of a screenshot in git, without extension. */
export const pictureName = (data: Buffer) => createHash('sha256').update(data).digest('hex').slice(0, 12)

/** Whether two screenshots visibly differ. */
type Differ = (a: Buffer, b: Buffer) => Promise<boolean>

/**
 * Stores the screenshots of a flow, by state, in `folder`. One that does not visibly differ from the
 * state's earlier one is not written.
 * @returns the name of every state's screenshot, and the number of files written
 */
export async function keepPhone(
  before: Record<string, string>,
  pictures: ReadonlyMap<string, Buffer>,
  differ: Differ,
  folder = phoneFolder,
) {
  await mkdir(folder, { recursive: true })
  const pictured: Record<string, string> = {}
  let written = 0
  for (const [state, data] of [...pictures].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const old = before[state]
    const present = old && (await readFile(new URL(`${old}.webp`, folder)).catch(() => undefined))
    if (old && present && !(await differ(present, data))) {
      pictured[state] = old
      continue
    }
    const name = pictureName(data)
    pictured[state] = name
    const isNew = await writeFile(new URL(`${name}.webp`, folder), data, { flag: 'wx' }).then(
      () => true,
      () => false,
    )
    if (isNew) written += 1
  }
  return { pictured, written }
}

/** Deletes screenshots that no state uses. */
export async function dropUnused(record: BrowserRuns, folder = phoneFolder): Promise<void> {
  const used = new Set(Object.values(record).flatMap(({ pictured }) => Object.values(pictured)))
  for (const file of await readdir(folder))
    if (!used.has(file.replace(/\.webp$/, ''))) await rm(new URL(file, folder), { recursive: true })
}

const chartsFile = new URL('charts.json', computerFolder)

/** By flow, the fingerprint of its chart when desktop screenshots were taken. */
const computerCharts = async () =>
  JSON.parse(await readFile(chartsFile, 'utf8').catch(() => '{}')) as Record<string, string>

/** Whether the desktop screenshots of a flow match its chart's fingerprint. */
export const hasComputer = async (flow: string, chart: string) => (await computerCharts())[flow] === chart

/** Stores the desktop screenshots of a flow, by state, replacing earlier ones. */
export async function keepComputer(flow: string, chart: string, pictures: ReadonlyMap<string, Buffer>) {
  const own = new URL(`${flow}/`, computerFolder)
  await rm(own, { recursive: true, force: true })
  await mkdir(own, { recursive: true })
  for (const [state, data] of pictures) await writeFile(new URL(`${state}.webp`, own), data)
  const charts = { ...(await computerCharts()), [flow]: chart }
  await writeFile(chartsFile, `${JSON.stringify(charts, null, 1)}\n`)
}
