import { readFile } from 'node:fs/promises'

/** Where a whole run without a failure is noted, when asked to: `RECORD=1`. */
export const lastRunFile = new URL('../../../docs/scenarios.json', import.meta.url)

/** The day (YYYY-MM-DD) and the browser of the last noted run. */
export type LastRun = { day: string; browser: string }

/** The last noted run; none before the first. */
export const readLastRun = async (): Promise<LastRun | null> =>
  JSON.parse(await readFile(lastRunFile, 'utf8').catch(() => 'null')) as LastRun | null
