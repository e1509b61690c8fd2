import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { Format } from './camera.ts'
import { type Chosen, fileOf } from './chosen.ts'
import type { BrowserRun, BrowserRuns } from './record.ts'

/** The screenshots of every state, outside git. */
const folder = 'var/pictures'
/** The chosen screenshots, in git. */
const chosenFolder = new URL('../../docs/pictures/', import.meta.url)
const recordFile = `${folder}/runs.json`

export type Pictures = Record<Format, ReadonlyMap<string, Buffer>>

export const pictureFile = (format: Format, flow: string, state: string) =>
  `${folder}/${format}/${flow}/${state}.webp`

export const readRuns = async (): Promise<BrowserRuns> =>
  JSON.parse(await readFile(recordFile, 'utf8').catch(() => '{}')) as BrowserRuns

export async function keepRun(flow: string, run: BrowserRun, pictures: Pictures): Promise<void> {
  for (const format of ['phone', 'computer'] as const) {
    const own = `${folder}/${format}/${flow}`
    await rm(own, { recursive: true, force: true })
    await mkdir(own, { recursive: true })
    for (const [state, data] of pictures[format]) await writeFile(pictureFile(format, flow, state), data)
  }
  const runs = { ...(await readRuns()), [flow]: run }
  await writeFile(recordFile, `${JSON.stringify(runs, null, 1)}\n`)
}

export async function keepChosen(chosen: Chosen): Promise<void> {
  const { flow, state, on = 'phone' } = chosen
  await mkdir(chosenFolder, { recursive: true })
  await copyFile(pictureFile(on, flow, state), new URL(fileOf(chosen), chosenFolder))
}
