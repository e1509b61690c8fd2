import { huntLifecycle } from '../../../machines/lifecycles/hunt.ts'
import type { Db, DbTransaction } from '../../database.ts'
import { Conflict, NotFound } from '../../http/errors.ts'
import { findAnimal, findHuntOf } from '../../queries/giver/animals.ts'
import { lockHunt, type Own } from '../../queries/giver/hunts.ts'
import { expireOffersOf } from '../offers/expiry.ts'
import { assertAllowed } from '../lifecycle.ts'
import { holdOwnAccount } from '../own-account.ts'

export const unknownHunt = 'Cette chasse est introuvable : elle a peut-être été supprimée.'
const unknownAnimal = 'Cet animal est introuvable : il a peut-être été effacé.'
/** The message for an animal that was handed over or withdrawn. */
export const gone = 'Cet animal a déjà quitté la chasse : annulez d’abord sa remise ou son retrait.'

/** The message for a recalled animal. */
export const recalled = 'Cet animal est rappelé : personne ne doit en manger. Appelez votre fédération.'

/** The message for an animal promised to a person. */
export const held = 'Cet animal est promis à une personne : annulez d’abord son rendez-vous.'

/**
 * Locks one of the caller's hunts, which serialises changes to its animals.
 * @throws NotFound, Conflict before its day and once it is reported
 */
export async function lockOpenHunt(transaction: Db, own: Own & { id: number }) {
  const hunt = await lockHunt(transaction, own)
  if (!hunt) throw new NotFound(unknownHunt)
  const reason = 'Cette chasse est déclarée : ses animaux ne changent plus.'
  assertAllowed(huntLifecycle, hunt.state, { type: 'animals.changed' }, reason)
  if (hunt.started_at > hunt.today)
    throw new Conflict('Cette chasse n’a pas commencé : notez ses animaux à partir du jour même.')
  return hunt
}

/** Locks an animal and its unreported hunt of the caller. */
async function lockOpenAnimal(transaction: DbTransaction, own: Own & { id: number }) {
  const found = await findHuntOf(transaction, own.giverId, own.id)
  if (!found) throw new NotFound(unknownAnimal)
  const hunt = await lockOpenHunt(transaction, { ...own, id: found.id })
  await expireOffersOf(transaction, hunt.id, own.now)
  const animal = await findAnimal(transaction, hunt.id, own.id)
  if (!animal) throw new NotFound(unknownAnimal)
  return { hunt, animal }
}

type Asked = { db: Db; now: Date; caller: { id: number }; params: { id: number } }

/** Runs a command on an animal of the caller, in one transaction. */
export const withAnimal = (
  { db, now, caller, params }: Asked,
  act: (transaction: DbTransaction, locked: Awaited<ReturnType<typeof lockOpenAnimal>>) => Promise<unknown>,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await holdOwnAccount(transaction, caller.id)
    const own = { giverId: caller.id, now, id: params.id }
    await act(transaction, await lockOpenAnimal(transaction, own))
  })
