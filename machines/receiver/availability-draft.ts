import { AvailabilityEntry, type AvailabilityRecord } from '../../contract/receiver/availabilities.ts'
import { dayAfter } from '../../contract/days.ts'
import { limits } from '../../contract/limits.ts'
import { type Period, periodErrors } from '../../contract/receiver/periods.ts'
import { type FieldErrors, fieldErrors } from '../patterns/field-errors.ts'

/** A period while it is being written; `key` tells it from the others, a day is '' until it is chosen. */
export type PeriodRow = Period & { key: number }

/** Availabilities while they are being written. `running`: first days before today that may stay. */
export type AvailabilityDraft = {
  today: string
  isAlways: boolean
  rows: PeriodRow[]
  running: string[]
  nextKey: number
}

/** The draft of what the server keeps. */
export const draftOf = (record: AvailabilityRecord, today: string): AvailabilityDraft => ({
  today,
  isAlways: record.is_always_available,
  rows: record.availabilities.map((period, key) => ({ ...period, key })),
  running: record.availabilities.map(({ started_at }) => started_at).filter((day) => day < today),
  nextKey: record.availabilities.length,
})

/** The draft with one more period, from today to one week later (spec §9). */
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

/** What is missing or wrong, in French by field; nothing while always available, as periods do not count. */
export const mistakesOf = (draft: AvailabilityDraft): FieldErrors => (draft.isAlways ? {} : rowErrors(draft))

/** The periods that are sent: all of them, or while always available those that are faultless. */
export const sentRows = (draft: AvailabilityDraft): PeriodRow[] =>
  draft.isAlways ? draft.rows.filter((row) => Object.keys(rowErrors(draft, [row])).length === 0) : draft.rows

/** The request body. */
export const entryOf = (draft: AvailabilityDraft) => listsOf(draft.isAlways, sentRows(draft))
