import * as z from 'zod/mini'

/**
 * What a version changes for one person: animals of a type before and after it. `person` is null where
 * the reader does not see them any more.
 */
export const ReportChange = z.object({
  person: z.nullable(z.string()),
  specimen_type_id: z.number(),
  before: z.number(),
  after: z.number(),
})
export type ReportChange = z.output<typeof ReportChange>

/** The states of the chart of a report's life. */
export const ReportState = z.enum(['recorded', 'amended', 'settled', 'requested', 'accepted', 'refused'])
export type ReportState = z.output<typeof ReportState>
