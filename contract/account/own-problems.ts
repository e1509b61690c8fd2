import * as z from 'zod/mini'

/**
 * A problem that the person reported about an animal they received, as the personal data export shows it.
 */
export const OwnProblem = z.object({
  reported_on: z.string(),
  hunt_started_at: z.string(),
  city: z.string(),
  specimen_type: z.string(),
  tag: z.nullable(z.string()),
  text: z.string(),
})
