import * as z from 'zod/mini'

/**
 * A change between report versions for one person: animals of a type before and after. `person` is null
 * if the reader may no longer see them.
 */
export const ReportChange = z.object({
  person: z.nullable(z.string()),
  specimen_type_id: z.number(),
  before: z.number(),
  after: z.number(),
})
export type ReportChange = z.output<typeof ReportChange>

/** The states of a report, as in its lifecycle. */
export const ReportState = z.enum(['recorded', 'amended', 'settled', 'requested', 'accepted', 'refused'])
export type ReportState = z.output<typeof ReportState>
