import { AvailabilityEntry, type AvailabilityRecord } from '../../contract/receiver/availabilities.ts'
import { dayAfter } from '../../contract/days.ts'
import { limits } from '../../contract/limits.ts'
import { type Period, periodErrors } from '../../contract/receiver/periods.ts'
import { type FieldErrors, fieldErrors } from '../patterns/field-errors.ts'

/** A period being edited. `key` identifies it; a day is '' until chosen. */
export type PeriodRow = Period & { key: number }

/** Availabilities being edited. `running`: start days before today that are allowed to stay. */
export type AvailabilityDraft = {
  today: string
  isAlways: boolean
  rows: PeriodRow[]
  running: string[]
  nextKey: number
}

/** The draft of the stored availabilities. */
export const draftOf = (record: AvailabilityRecord, today: string): AvailabilityDraft => ({
  today,
  isAlways: record.is_always_available,
  rows: record.availabilities.map((period, key) => ({ ...period, key })),
  running: record.availabilities.map(({ started_at }) => started_at).filter((day) => day < today),
  nextKey: record.availabilities.length,
})

/** The draft with one more period, from today to a week later (spec §9). */
export const withNewRow = ({ rows, nextKey, today }: AvailabilityDraft) => ({
  rows: [...rows, { key: nextKey, started_at: today, ended_at: dayAfter(today, limits.availabilities.days) }],
  nextKey: nextKey + 1,
})

const listsOf = (isAlways: boolean, rows: readonly Period[]) => ({
  is_always_available: isAlways,
  started_at_dates: rows.map(({ started_at }) => started_at),
  ended_at_dates: rows.map(({ ended_at }) => ended_at),
})

const rowErrors = ({ isAlways, rows, today, running }: AvailabilityDraft, of = rows): FieldErrors => ({
  ...periodErrors(of, { today, running }),
  ...fieldErrors(AvailabilityEntry, listsOf(isAlways, of)),
})

/**
 * Validation messages in French by field; none while always available, because periods then do not apply.
 */
export const mistakesOf = (draft: AvailabilityDraft): FieldErrors => (draft.isAlways ? {} : rowErrors(draft))

/** The periods to send: all of them or, while always available, the valid ones. */
export const sentRows = (draft: AvailabilityDraft): PeriodRow[] =>
  draft.isAlways ? draft.rows.filter((row) => Object.keys(rowErrors(draft, [row])).length === 0) : draft.rows

/** The request body. */
export const entryOf = (draft: AvailabilityDraft) => listsOf(draft.isAlways, sentRows(draft))
