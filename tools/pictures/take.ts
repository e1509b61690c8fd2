import type { AnyTransitionDefinition } from 'xstate'
import { type Format, openCamera } from './camera.ts'
import { runPath } from '../../tests/browser/support/run-path.ts'
import { SCREENSHOT_DATE } from './screenshot-date.ts'
import type { BrowserSession } from '../../tests/browser/support/session.ts'
import { simulate } from '../../tests/explore/simulate.ts'
import { statesOf, transitionsFrom } from '../../tests/explore/states.ts'
import { leafStates } from '../../tests/model/assert-state.ts'
import { browserPaths } from '../../tests/model/browser-paths.ts'
import type { Flow } from '../../tests/model/model.ts'
import { fingerprintOf, transitionKey, type BrowserRun } from './record.ts'
import type { Pictures } from './store.ts'

const formats: readonly Format[] = ['computer', 'phone']

export async function takePictures(
  flow: Flow,
  session: BrowserSession,
  reset: () => Promise<void>,
): Promise<{ pictures: Pictures; run: BrowserRun }> {
  const camera = await openCamera(session.page)
  // Accessibility is not checked here.
  const quiet: BrowserSession = { ...session, examineOnce: async () => {} }
  const pictures = { phone: new Map<string, Buffer>(), computer: new Map<string, Buffer>() }
  const pictured = new Set<string>()
  const taken = new Set<AnyTransitionDefinition>()
  for (const path of browserPaths(flow)) {
    await session.page.context().clock.setSystemTime(SCREENSHOT_DATE)
    for (const one of simulate(flow.machine, path.input).initialTransitions) taken.add(one)
    await runPath(flow, path, quiet, reset, async ({ state, step, isSeen }) => {
      for (const one of step?.transitions ?? []) taken.add(one)
      if (!isSeen) return
      for (const leaf of leafStates(state)) {
        if (pictured.has(leaf) || !flow.expects[leaf]) continue
        pictured.add(leaf)
        for (const { format, data } of await camera.take(flow, leaf, state, formats))
          pictures[format].set(leaf, data)
      }
    })
  }
  await camera.close()
  const beyond = statesOf(flow.machine)
    .flatMap(transitionsFrom)
    .filter((transition) => !taken.has(transition))
    .map(transitionKey)
  return {
    pictures,
    run: {
      day: new Date().toISOString().slice(0, 10),
      browser: `Chromium ${session.page.context().browser()?.version() ?? ''}`,
      chart: fingerprintOf(flow.machine),
      beyond,
    },
  }
}
