import { NotFound } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import {
  findLinkedPlace,
  findOwnPlace,
  findOwnRecalls,
  findRecallOf,
} from '../../queries/receiver/recalls.ts'
import { holdOwnAccount } from '../../rules/own-account.ts'
import { noteAnswer } from '../../rules/recalls/answers.ts'
import { limitAddress, type FromAddress } from '../../security/request-limits.ts'
import { hashOfId } from '../../security/secret.ts'

const unknown = 'Ce rappel est introuvable.'

/** Lists the recalls that affect the caller. */
export const listOwnRecalls: Handler<'listOwnRecalls'> = ({ db, caller }) => findOwnRecalls(db, caller.id)

/** Confirms that the caller is aware of a recall. */
export const acknowledgeRecall: Handler<'acknowledgeRecall'> = async ({ db, now, caller, params }) =>
  db.transaction().execute(async (transaction) => {
    await holdOwnAccount(transaction, caller.id)
    const place = await findOwnPlace(transaction, caller.id, params.id)
    if (!place) throw new NotFound(unknown)
    await noteAnswer(
      transaction,
      place.id,
      { state: 'acknowledged' },
      { by: caller, now, federationId: null },
    )
    return (await findRecallOf(transaction, place.id))!
  })

/** Calls through links per 15 minutes and IP address. */
const MOST = 60

/** Finds the person that a link was mailed to. */
async function findLinked(call: FromAddress & { body: { token: string } }) {
  await limitAddress(call, 'recall links from', MOST)
  const place = await findLinkedPlace(call.db, hashOfId(call.body.token))
  if (!place) throw new NotFound('Ce lien n’est plus valable. Appelez votre fédération au moindre doute.')
  return place
}

/** Reads the recall of a link without changing anything. */
export const readLinkedRecall: Handler<'readLinkedRecall'> = async (call) => {
  const { id } = await findLinked(call)
  const recall = await findRecallOf(call.db, id)
  if (!recall) throw new NotFound(unknown)
  return recall
}

/** Confirms the recall of a link, also for people who are blocked, anonymised or hidden from givers. */
export const acknowledgeLinkedRecall: Handler<'acknowledgeLinkedRecall'> = async (call) => {
  const { db, now } = call
  const { id, receiver_id } = await findLinked(call)
  return db.transaction().execute(async (transaction) => {
    const by = receiver_id === null ? null : { id: receiver_id, assistedBy: null }
    await noteAnswer(transaction, id, { state: 'acknowledged' }, { by, now, federationId: null })
    return (await findRecallOf(transaction, id))!
  })
}
