import type { Db, DbTransaction } from '../database.ts'
import type { EraseMails } from '../mails/delivery.ts'
import { updateAccountRow } from '../queries/shared/accounts.ts'
import { lockAuthority } from '../queries/shared/authority.ts'
import { type Erasure, insertMissingErasure, lockErased } from '../queries/shared/erasures.ts'
import { eraseAccount } from '../rules/anonymisation.ts'
import { changeGdpr } from '../rules/consents.ts'

/** How many erasures were applied, by kind, and how many concern somebody the database does not know. */
export type Applied = Record<Erasure['what'], number> & { unknown: number }

type Asked = { db: Db; now: Date; eraseMails: EraseMails }
type Person = NonNullable<Awaited<ReturnType<typeof lockErased>>>

/** Does to a restored person what the erasure did; nobody is told a second time. */
const again: Record<
  Erasure['what'],
  (transaction: DbTransaction, person: Person, asked: Asked) => Promise<unknown>
> = {
  anonymised: async (transaction, person, { now, eraseMails }) =>
    eraseMails(await eraseAccount(transaction, person, { by: null, now })),
  refused: async (transaction, person, { now }) => {
    if (person.gdpr_state !== 'refused')
      await changeGdpr(transaction, person, 'refused', { by: null, now, isTold: true })
  },
  unsubscribed: (transaction, person) =>
    updateAccountRow(transaction, person.id, { newsletter_accepted_at: null }),
}

/**
 * Applies erasures that a restored database lacks, each in a transaction that also notes it: running this
 * twice, or again after it was cut short, applies each once.
 */
export async function reapply(missing: readonly Erasure[], asked: Asked): Promise<Applied> {
  const applied: Applied = { anonymised: 0, refused: 0, unsubscribed: 0, unknown: 0 }
  for (const erasure of missing)
    await asked.db.transaction().execute(async (transaction) => {
      await lockAuthority(transaction)
      if (!(await insertMissingErasure(transaction, erasure))) return
      const person = await lockErased(transaction, erasure)
      if (person) await again[erasure.what](transaction, person, asked)
      applied[person ? erasure.what : 'unknown']++
    })
  return applied
}
