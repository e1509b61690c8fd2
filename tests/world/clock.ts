/**
 * The clock of a test worker: it starts at the time in TEST_CLOCK, an ISO date with an offset such as
 * `2026-03-29T01:59:30+01:00`, or else at the present time; from there it runs normally. The product has no
 * other source of time: no query uses the database's clock.
 */
const RealDate = Date
const given = process.env['TEST_CLOCK']
const start = given === undefined ? RealDate.now() : RealDate.parse(given)
if (Number.isNaN(start)) throw new Error(`TEST_CLOCK is no date: ${given}`)

let shift = start - RealDate.now()
const now = () => RealDate.now() + shift

/** Sets the clock back to the time at which the worker started. */
export function restartClock() {
  shift = start - RealDate.now()
}

// Several test files in one worker share one clock, though each may evaluate this module.
if (Date.name !== 'ShiftedDate')
  globalThis.Date = class ShiftedDate extends RealDate {
    static override now = now
    constructor(...parts: [] | [number | string | Date]) {
      super(...((parts.length === 0 ? [now()] : parts) as [number]))
    }
  } as DateConstructor
