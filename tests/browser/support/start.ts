import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { password } from '../../world/people.ts'
import { sharedApplication } from './application.ts'
import { closeDevices, keepOpen, sharedChromium } from './chromium.ts'
import { sizes } from './examination.ts'
import { type BrowserSession, openSession } from './session.ts'
import { type Device, openDevice } from './open-device.ts'

/** The application and the browser session of a file, from its first test on. */
export type Started = {
  application: Awaited<ReturnType<typeof sharedApplication>>
  session: BrowserSession
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

let ofStories: Promise<BrowserSession> | undefined

/**
 * The same with a session that all files of the process share which call this; before each test the data are
 * restored, the session is cleared, and `person` signs in, if there is one.
 */
export function startForEach(person?: { email: string }): Started {
  const started = {} as Started
  beforeAll(async () => {
    started.application = await sharedApplication()
    ofStories ??= openSession(await sharedChromium(), started.application.url)
    started.session = await ofStories
    keepOpen(started.session.page.context())
  })
  beforeEach(async () => {
    const { session, application } = started
    await session.clear()
    await restore(session.page)
    await application.reset()
    if (person) await session.signIn(person.email, password)
  })
  // Nothing of the last test goes on beside those of another file.
  afterAll(() => started.session?.clear())
  return started
}

/** Takes from a page what a story has added to it. */
async function restore(page: Page) {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  for (const event of ['request', 'response']) page.removeAllListeners(event)
  await page.setViewportSize(sizes[0])
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
