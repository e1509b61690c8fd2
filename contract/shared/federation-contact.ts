import * as z from 'zod/mini'

/** How people reach a federation; null where it has not said. `contact_hours`: when, in its own words. */
export const FederationContact = z.object({
  contact_email: z.nullable(z.string()),
  contact_phone: z.nullable(z.string()),
  contact_hours: z.nullable(z.string()),
})
export type FederationContact = z.output<typeof FederationContact>
