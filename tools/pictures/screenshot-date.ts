import { mock } from 'node:test'

/** The fixed date of all screenshots, so that retaking them changes nothing. */
export const SCREENSHOT_DATE = new Date('2026-11-20T10:00:00+01:00')

// Models read today's date when loaded, so they must be imported after this.
mock.timers.enable({ apis: ['Date'], now: SCREENSHOT_DATE })

export const returnToToday = () => mock.timers.reset()
