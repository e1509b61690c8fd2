import { afterAll, beforeAll, describe, test } from 'vitest'
import type { Flow } from '../../model/model.ts'
import { startApplication } from './application.ts'
import { openStage } from './stage.ts'
import { browserPaths } from '../../model/browser-paths.ts'
import { walk } from './walk.ts'

/** The run in the browser: the built application and the real server, one page for all paths. */
export function runBrowser(flows: readonly Flow[]) {
  let application: Awaited<ReturnType<typeof startApplication>>
  let stage: Awaited<ReturnType<typeof openStage>>
  beforeAll(async () => {
    application = await startApplication()
    stage = await openStage(application.url)
  })
  afterAll(async () => {
    await stage?.close()
    await application?.stop()
  })
  for (const flow of flows)
    describe(flow.name, () => {
      test.each(browserPaths(flow))('$title', (path) => walk(flow, path, stage, application.reset))
    })
}
