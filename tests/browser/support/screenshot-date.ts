import { mock } from 'node:test'

/** The day and hour of every picture, so that taking them again changes nothing. */
export const SCREENSHOT_DATE = new Date('2026-11-20T10:00:00+01:00')

// Models compare days with what is today when they are read: to be imported before them.
mock.timers.enable({ apis: ['Date'], now: SCREENSHOT_DATE })

/** Gives this process the real time back. */
export const returnToToday = () => mock.timers.reset()
