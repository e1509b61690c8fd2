import { NotFound } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import { findReceived, findVerified } from '../../queries/receiver/received-animals.ts'
import { holdOwnAccount } from '../../rules/own-account.ts'
import { shownAnimal } from '../../rules/animals/received-animals.ts'
import { reportProblemOf } from '../../rules/animals/reported-problems.ts'
import { limitRequests } from '../../security/request-limits.ts'

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
  const { db, now, secret, address, networkFactor, params } = call
  await limitRequests(db, {
    secret,
    now,
    what: 'verifications from',
    who: address,
    most: MOST * networkFactor,
  })
  // Other characters never occur in tokens, and the database may refuse them.
  const found = /^[\w-]+$/.test(params.token) ? await findVerified(db, params.token) : undefined
  if (!found) throw new NotFound('Aucun animal remis ne répond à ce code.')
  const { specimen_type, tag, started_at, city, federation, search, is_recalled } = found
  return { specimen_type, tag, started_at, city, federation, search, is_recalled }
}
