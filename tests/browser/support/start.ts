import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { password } from '../../world/people.ts'
import { sharedApplication } from './application.ts'
import { closeDevices, sharedChromium } from './chromium.ts'
import { openSession } from './session.ts'
import { type Device, openDevice } from './open-device.ts'

/** The application and the browser session of a file, from its first test on. */
export type Started = {
  application: Awaited<ReturnType<typeof sharedApplication>>
  session: Awaited<ReturnType<typeof openSession>>
}

/** Starts the application and one browser session for the tests of a file. */
export function startSession(): Started {
  const started = {} as Started
  beforeAll(async () => {
    started.application = await sharedApplication()
    started.session = await openSession(await sharedChromium(), started.application.url)
  })
  afterAll(() => started.session?.close())
  return started
}

/** The same; before each test the data are restored, the session is cleared, and `person` signs in, if there is one. */
export function startForEach(person?: { email: string }): Started {
  const started = startSession()
  beforeEach(async () => {
    await started.session.clear()
    await started.application.reset()
    if (person) await started.session.signIn(person.email, password)
  })
  return started
}

/** The application and the Chromium of the process, from the first test of a file on. */
type Devices = {
  application: Awaited<ReturnType<typeof sharedApplication>>
  browser: Browser
  open(options?: BrowserContextOptions): Promise<Device>
}

/**
 * For tests that open devices of their own: after each they are closed, and before the next the data are restored.
 * `now`: the clock of the server.
 */
export function startDevices(now?: () => Date): Devices {
  const started = {
    open: (options) => openDevice(started.browser, started.application.url, options),
  } as Devices
  beforeAll(async () => {
    started.application = await sharedApplication(now)
    started.browser = await sharedChromium()
  })
  beforeEach(async () => {
    await closeDevices()
    await started.application.reset()
  })
  afterAll(closeDevices)
  return started
}
