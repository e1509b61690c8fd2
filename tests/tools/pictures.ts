import { MOMENT, returnToToday } from '../browser/support/picture-day.ts'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { AnyTransitionDefinition } from 'xstate'
import { fingerprintOf, readRecord, recordFile, transitionKey, type Walked } from './docs/record.ts'
import { statesOf, transitionsFrom } from './docs/states.ts'
import { startApplication } from '../browser/support/application.ts'
import { requireChromium } from '../browser/support/chromium.ts'
import { openCamera } from '../browser/support/camera.ts'
import { openStage, type Stage } from '../browser/support/stage.ts'
import { walk } from '../browser/support/walk.ts'
import type { Flow } from '../model/model.ts'
import { flows } from '../models/registry.ts'
import { simulate } from '../explore/simulate.ts'
import { leafStates } from '../model/assert-state.ts'
import { browserPaths } from '../model/browser-paths.ts'

returnToToday()
const folder = new URL('../../docs/statecharts/pictures/', import.meta.url)

/** Writes the pictures of a flow that changed, and takes away those of states that are gone. */
async function keep(flow: Flow, pictures: ReadonlyMap<string, Buffer>): Promise<number> {
  const own = new URL(`${flow.name}/`, folder)
  if (pictures.size > 0) await mkdir(own, { recursive: true })
  const present = await readdir(own).catch(() => [])
  for (const name of present) if (!pictures.has(name)) await rm(new URL(name, own))
  let written = 0
  for (const [name, data] of pictures) {
    const before = await readFile(new URL(name, own)).catch(() => undefined)
    if (before?.equals(data)) continue
    await writeFile(new URL(name, own), data)
    written += 1
  }
  return written
}

/** Walks the tours of a flow with a camera. Every state is pictured the first time that it is seen. */
async function picture(flow: Flow, stage: Stage, reset: () => Promise<void>, browser: string) {
  const camera = await openCamera(stage.page)
  // What axe thinks of the page is no matter here.
  const quiet: Stage = { ...stage, examineOnce: async () => {} }
  const pictures = new Map<string, Buffer>()
  const pictured = new Set<string>()
  const taken = new Set<AnyTransitionDefinition>()
  for (const tour of browserPaths(flow)) {
    await stage.page.context().clock.setSystemTime(MOMENT)
    for (const one of simulate(flow.machine, tour.input).initialTransitions) taken.add(one)
    await walk(flow, tour, quiet, reset, async ({ state, step, isSeen }) => {
      for (const one of step?.transitions ?? []) taken.add(one)
      if (!isSeen) return
      for (const leaf of leafStates(state)) {
        if (pictured.has(leaf) || !flow.expects[leaf]) continue
        pictured.add(leaf)
        for (const { format, data } of await camera.take(flow, leaf, state))
          pictures.set(`${leaf}.${format}.webp`, data)
      }
    })
  }
  await camera.close()
  const beyond = statesOf(flow.machine)
    .flatMap(transitionsFrom)
    .filter((transition) => !taken.has(transition))
  const walked: Walked = {
    day: new Date().toISOString().slice(0, 10),
    browser,
    chart: fingerprintOf(flow.machine),
    beyond: beyond.map(transitionKey),
    pictured: [...pictured].toSorted(),
  }
  return { walked, pictures }
}

async function writeRecord(name: string, walked: Walked) {
  const known = new Set(flows.map((flow) => flow.name))
  const entries = Object.entries({ ...(await readRecord()), [name]: walked })
    .filter(([flow]) => known.has(flow))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  await writeFile(recordFile, `${JSON.stringify(Object.fromEntries(entries), null, 1)}\n`)
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !flows.some((flow) => flow.name === name))
if (unknown.length > 0) throw new Error(`There is no flow ${unknown.join(', ')}.`)
requireChromium()
const application = await startApplication(() => MOMENT)
const stage = await openStage(application.url)
const browser = `Chromium ${stage.page.context().browser()?.version() ?? ''}`
try {
  for (const flow of flows.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    const begun = performance.now()
    try {
      const { walked, pictures } = await picture(flow, stage, application.reset, browser)
      const written = await keep(flow, pictures)
      await writeRecord(flow.name, walked)
      const seconds = ((performance.now() - begun) / 1000).toFixed(1)
      console.log(`✓ ${flow.name}: ${pictures.size} pictures, ${written} changed, ${seconds} s`)
    } catch (error) {
      console.error(`✗ ${flow.name}: ${error instanceof Error ? error.message : String(error)}`)
      process.exitCode = 1
    }
  }
} finally {
  await stage.close()
  await application.stop()
}
