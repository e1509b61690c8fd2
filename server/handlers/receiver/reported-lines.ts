import { NotFound } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import { findReceived } from '../../queries/receiver/received-animals.ts'
import { findReported } from '../../queries/receiver/reported-lines.ts'
import { shownAnimal } from '../../rules/animals/received-animals.ts'
import { contestLineOf } from '../../rules/reports/contested-lines.ts'
import { holdOwnAccount } from '../../rules/own-account.ts'

/** Lists what the caller received, by animals and by reports. */
export const readReceived: Handler<'readReceived'> = async ({ db, caller }) => ({
  animals: (await findReceived(db, caller.id)).map(shownAnimal),
  lines: await findReported(db, caller.id),
})

/** Records that the caller did not receive what a report says. */
export const contestLine: Handler<'contestLine'> = async ({ db, now, publicUrl, caller, params }) =>
  db.transaction().execute(async (transaction) => {
    await holdOwnAccount(transaction, caller.id)
    const isKnown = await contestLineOf(transaction, { by: caller, huntId: params.id, now, publicUrl })
    if (!isKnown) throw new NotFound('Ce compte rendu ne dit plus que vous avez reçu du gibier.')
  })
