import { dayAfter } from '../days.ts'

/** Days from the first to the last, both included, `YYYY-MM-DD`. */
export type Period = { started_at: string; ended_at: string }

/** Merges periods: those that overlap or are adjacent become one; earliest first. */
export function mergePeriods(periods: readonly Period[]): Period[] {
  const merged: Period[] = []
  for (const { started_at, ended_at } of periods.toSorted((a, b) =>
    a.started_at.localeCompare(b.started_at),
  )) {
    const last = merged.at(-1)
    if (!last || started_at > dayAfter(last.ended_at, 1)) merged.push({ started_at, ended_at })
    else if (ended_at > last.ended_at) last.ended_at = ended_at
  }
  return merged
}

const FROM_TODAY = 'Choisissez une date à partir d’aujourd’hui.'

/**
 * Validation errors of periods on the day `today`, in French, by request field (spec §5
 * « Availability »). `running`: the first days of stored periods that began before today and have not
 * ended; such a first day may be sent again unchanged.
 */
export function periodErrors(
  periods: readonly Period[],
  { today, running }: { today: string; running: readonly string[] },
): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const [row, { started_at, ended_at }] of periods.entries()) {
    if (started_at < today && !running.includes(started_at)) errors[`started_at_dates.${row}`] = [FROM_TODAY]
    if (ended_at < started_at) errors[`ended_at_dates.${row}`] = ['La fin ne peut pas être avant le début.']
    else if (ended_at < today) errors[`ended_at_dates.${row}`] = [FROM_TODAY]
  }
  return errors
}
