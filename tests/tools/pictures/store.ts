import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { BrowserRuns } from '../../model/browser-runs.ts'

/** The pictures in git, as a phone shows the states: named by their content, so that equal ones are one. */
export const phoneFolder = new URL('../../../docs/statecharts/pictures/', import.meta.url)
/** The pictures as a computer shows the states, outside git: `<flow>/<state>.webp`. */
const computerFolder = pathToFileURL('var/pictures/')

/** The name of a picture in git, without its ending. */
export const pictureName = (data: Buffer) => createHash('sha256').update(data).digest('hex').slice(0, 12)

/** Whether a person would see a difference between two pictures. */
type Differ = (a: Buffer, b: Buffer) => Promise<boolean>

/**
 * Keeps the pictures of a flow, by state, in `folder`. One that does not visibly differ from the one
 * that the state had `before` is not written.
 * @returns the name of every state's picture, and how many files were written
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

/** Takes away the pictures that no state has. */
export async function dropUnused(record: BrowserRuns, folder = phoneFolder): Promise<void> {
  const used = new Set(Object.values(record).flatMap(({ pictured }) => Object.values(pictured)))
  for (const file of await readdir(folder))
    if (!used.has(file.replace(/\.webp$/, ''))) await rm(new URL(file, folder), { recursive: true })
}

const chartsFile = new URL('charts.json', computerFolder)

/** By flow, what its chart was when a computer showed it. */
const computerCharts = async () =>
  JSON.parse(await readFile(chartsFile, 'utf8').catch(() => '{}')) as Record<string, string>

/** Whether the pictures of a flow on a computer are those of its chart, by its fingerprint. */
export const hasComputer = async (flow: string, chart: string) => (await computerCharts())[flow] === chart

/** Keeps the pictures of a flow on a computer, by state, in the place of earlier ones. */
export async function keepComputer(flow: string, chart: string, pictures: ReadonlyMap<string, Buffer>) {
  const own = new URL(`${flow}/`, computerFolder)
  await rm(own, { recursive: true, force: true })
  await mkdir(own, { recursive: true })
  for (const [state, data] of pictures) await writeFile(new URL(`${state}.webp`, own), data)
  const charts = { ...(await computerCharts()), [flow]: chart }
  await writeFile(chartsFile, `${JSON.stringify(charts, null, 1)}\n`)
}
