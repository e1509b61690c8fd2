import { afterAll, beforeAll, describe, test } from 'vitest'
import type { Flow } from '../../model/model.ts'
import { startApplication } from './application.ts'
import { openSession } from './session.ts'
import { browserPaths } from '../../model/browser-paths.ts'
import { runPath } from './run-path.ts'

/** The run in the browser: the built application and the real server, one page for all paths. */
export function runBrowser(flows: readonly Flow[]) {
  let application: Awaited<ReturnType<typeof startApplication>>
  let session: Awaited<ReturnType<typeof openSession>>
  beforeAll(async () => {
    application = await startApplication()
    session = await openSession(application.url)
  })
  afterAll(async () => {
    await session?.close()
    await application?.stop()
  })
  for (const flow of flows)
    describe(flow.name, () => {
      test.each(browserPaths(flow))('$title', (path) => runPath(flow, path, session, application.reset))
    })
}
