import { Conflict, Forbidden, NotFound, Refused } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import {
  countTerritories,
  findTerritory,
  insertTerritory,
  removeTerritoryRow,
} from '../../queries/giver/givers.ts'
import { findReach } from '../../queries/shared/accounts.ts'
import { readBoot } from '../../queries/shared/boot.ts'
import { holdOwnAccount } from '../../rules/own-account.ts'

/** Reads the caller's giver record, with their territories. */
export const readGiver: Handler<'readGiver'> = async ({ db, caller }) => {
  const { user } = await readBoot(db, caller.id)
  if (!user?.giver) throw new Forbidden()
  return user.giver
}

/** Adds a territory within the caller's federation, or near it if allowed. Idempotent. */
export const addTerritory: Handler<'addTerritory'> = async ({ db, caller, body, giverLimits }) => {
  const refuse = (reason: string) => new Refused({ city_id: [reason] })
  const most = giverLimits.territories
  await db.transaction().execute(async (transaction) => {
    await holdOwnAccount(transaction, caller.id)
    if (await findTerritory(transaction, caller.id, body.city_id)) return
    const reach = await findReach(transaction, caller.id, body.city_id)
    if (!reach) throw refuse('Cette commune n’existe pas.')
    const { is_near, near_territories: isNearAllowed } = reach
    if (caller.federationId !== null && is_near !== false && !(is_near && isNearAllowed))
      throw refuse(`Choisissez une commune de votre fédération${isNearAllowed ? ', ou proche d’elle' : ''}.`)
    if ((await countTerritories(transaction, caller.id)) >= most)
      throw refuse(
        `Vous avez déjà ${most} territoires, le maximum. Supprimez-en un pour en ajouter un autre.`,
      )
    await insertTerritory(transaction, caller.id, body.city_id)
  })
}

/** Removes one of the caller's territories, except the main one. */
export const removeTerritory: Handler<'removeTerritory'> = async ({ db, caller, params }) => {
  const territory = await findTerritory(db, caller.id, params.id)
  if (!territory) throw new NotFound('Cette commune n’est pas dans vos territoires.')
  if (territory.is_main) throw new Conflict('Votre territoire principal ne peut pas être supprimé.')
  await removeTerritoryRow(db, caller.id, params.id)
}
