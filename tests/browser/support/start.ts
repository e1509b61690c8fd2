import { afterAll, beforeAll, beforeEach } from 'vitest'
import { password } from '../../world/people.ts'
import { sharedApplication } from './application.ts'
import { openSession } from './session.ts'

/** The application and the browser session of a file, from its first test on. */
type Started = {
  application: Awaited<ReturnType<typeof sharedApplication>>
  session: Awaited<ReturnType<typeof openSession>>
}

/**
 * Starts the application and one browser session for the tests of a file. Before each, the data are restored,
 * the session is cleared, and `person` signs in, if there is one.
 */
export function startForEach(person?: { email: string }): Started {
  const started = {} as Started
  beforeAll(async () => {
    started.application = await sharedApplication()
    started.session = await openSession(started.application.url)
  })
  afterAll(() => started.session?.close())
  beforeEach(async () => {
    await started.session.clear()
    await started.application.reset()
    if (person) await started.session.signIn(person.email, password)
  })
  return started
}
