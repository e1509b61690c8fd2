/**
 * Starts the clock of a test worker at the time in TEST_CLOCK, an ISO date with an offset such as
 * `2026-03-29T01:59:30+01:00`; from there it runs normally. Without it the clock is real. The product has
 * no other source of time: no query uses the database's clock.
 */
function startAt(given: string) {
  const RealDate = Date
  const shift = RealDate.parse(given) - RealDate.now()
  if (Number.isNaN(shift)) throw new Error(`TEST_CLOCK is no date: ${given}`)
  const now = () => RealDate.now() + shift
  globalThis.Date = class ShiftedDate extends RealDate {
    static override now = now
    constructor(...parts: [] | [number | string | Date]) {
      super(...((parts.length === 0 ? [now()] : parts) as [number]))
    }
  } as DateConstructor
}

const given = process.env['TEST_CLOCK']
// A worker that runs several files has one clock.
if (given !== undefined && Date.name !== 'ShiftedDate') startAt(given)
