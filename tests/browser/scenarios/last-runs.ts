import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** What `RECORD=1` writes, and `npm run docs:build` reads. */
const file = 'var/scenario-runs.json'

/** The last time that a scenario passed on this machine: the day (YYYY-MM-DD) and the browser. */
type LastRun = { day: string; browser: string }
export type LastRuns = Readonly<Record<string, LastRun>>

export const readLastRuns = async (): Promise<LastRuns> =>
  JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as LastRuns

export async function noteRuns(titles: ReadonlySet<string>, browser: string): Promise<void> {
  const day = new Date().toISOString().slice(0, 10)
  const runs = { ...(await readLastRuns()) }
  for (const title of titles) runs[title] = { day, browser }
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(runs, null, 2)}\n`)
}
