import { NotFound } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import { findReceived, findVerified, findReported } from '../../queries/receiver/received-animals.ts'
import { holdOwnAccount } from '../../rules/own-account.ts'
import { shownAnimal, reportProblemOf } from '../../rules/animals/received-animals.ts'
import { limitAddress } from '../../security/request-limits.ts'
import { contestLineOf } from '../../rules/reports/contested-lines.ts'

/** Lists the animals that the caller received, for pages opened before reports were listed too. */
export const listReceivedAnimals: Handler<'listReceivedAnimals'> = async ({ db, caller }) =>
  (await findReceived(db, caller.id)).map(shownAnimal)

/** Reports a problem with an animal that the caller received. */
export const reportProblem: Handler<'reportProblem'> = async ({ db, now, caller, params, body }) =>
  db.transaction().execute(async (transaction) => {
    await holdOwnAccount(transaction, caller.id)
    await reportProblemOf(transaction, { by: caller, animalId: params.id, text: body.text, now })
  })

/** Verifications per 15 minutes and IP address. */
const MOST = 60

/** Reads what a certificate attests; names no person. */
export const readVerification: Handler<'readVerification'> = async (call) => {
  const { db, params } = call
  await limitAddress(call, 'verifications from', MOST)
  // Other characters never occur in tokens, and the database may refuse them.
  const found = /^[\w-]+$/.test(params.token) ? await findVerified(db, params.token) : undefined
  if (!found) throw new NotFound('Aucun animal remis ne répond à ce code.')
  const { specimen_type, tag, started_at, city, federation, search, is_recalled } = found
  return { specimen_type, tag, started_at, city, federation, search, is_recalled }
}

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
