import * as z from 'zod/mini'

/** A problem that somebody reported with an animal that they got, as the export of their data names it. */
export const OwnProblem = z.object({
  reported_on: z.string(),
  hunt_started_at: z.string(),
  city: z.string(),
  specimen_type: z.string(),
  tag: z.nullable(z.string()),
  text: z.string(),
})
