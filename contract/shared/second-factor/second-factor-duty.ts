import * as z from 'zod/mini'

/** How a second factor is proven: a passkey, or a code (authenticator app or recovery code). */
export const FactorMethod = z.enum(['passkey', 'code'])
export type FactorMethod = z.output<typeof FactorMethod>

/**
 * What a session still owes; null in the boot values for accounts without a back-office permission.
 * - `open`: no factor is set up, and the account works without one until `due_on` (null: indefinitely).
 * - `owed`: no factor is set up and that day has come; everything else is blocked.
 * - `asked`: a factor is set up but this session has not given it yet; everything else is blocked.
 * - `given`: nothing is owed.
 */
export const SecondFactorDuty = z.object({
  state: z.enum(['open', 'owed', 'asked', 'given']),
  /** The day by which a factor is due, in France. */
  due_on: z.nullable(z.string()),
  /** The methods available to the account. */
  methods: z.array(FactorMethod),
})
export type SecondFactorDuty = z.output<typeof SecondFactorDuty>
