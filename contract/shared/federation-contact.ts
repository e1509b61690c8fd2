import * as z from 'zod/mini'

/** Contact details of a federation; null where unknown. `contact_hours`: free text. */
export const FederationContact = z.object({
  contact_email: z.nullable(z.string()),
  contact_phone: z.nullable(z.string()),
  contact_hours: z.nullable(z.string()),
})
export type FederationContact = z.output<typeof FederationContact>
