import { Conflict, Forbidden, NotFound, Refused } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import { findTerritory, insertTerritory, removeTerritoryRow } from '../../queries/giver/givers.ts'
import { readBoot } from '../../queries/shared/boot.ts'
import { holdOwnAccount } from '../../rules/own-account.ts'

/** The caller's giver record, with their territories. */
export const readGiver: Handler<'readGiver'> = async ({ db, caller }) => {
  const { user } = await readBoot(db, caller.id)
  if (!user?.giver) throw new Forbidden()
  return user.giver
}

/** Adds a territory; one that is there already stays once. */
export const addTerritory: Handler<'addTerritory'> = async ({ db, caller, body }) => {
  await db.transaction().execute(async (transaction) => {
    await holdOwnAccount(transaction, caller.id)
    if (!(await insertTerritory(transaction, caller.id, body.city_id)))
      throw new Refused({ city_id: ['Cette commune n’existe pas.'] })
  })
}

/** Removes a territory that is in the caller's list and is not the main one. */
export const removeTerritory: Handler<'removeTerritory'> = async ({ db, caller, params }) => {
  const territory = await findTerritory(db, caller.id, params.id)
  if (!territory) throw new NotFound('Cette commune n’est pas dans vos territoires.')
  if (territory.is_main) throw new Conflict('Votre territoire principal ne peut pas être supprimé.')
  await removeTerritoryRow(db, caller.id, params.id)
}
