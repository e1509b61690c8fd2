import { limits } from '../../../contract/limits.ts'
import { huntLifecycle } from '../../../machines/lifecycles/hunt.ts'
import type { Db } from '../../database.ts'
import { Conflict, NotFound, Refused } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import { pageMeta } from '../../queries/shared/rows.ts'
import { checkEntry } from '../../rules/hunt-rules.ts'
import { assertAllowed } from '../../rules/lifecycle.ts'
import { withdrawOffers } from '../../rules/offers/offers.ts'
import { withoutReports } from '../../rules/recalls/following.ts'
import { holdOwnAccount } from '../../rules/own-account.ts'
import { findExpected } from '../../queries/shared/offers/called-off.ts'
import { countAnimals } from '../../queries/giver/animals.ts'
import { hasMeetingsHeld } from '../../queries/giver/offers.ts'
import {
  countPlanned,
  findHunts,
  findPlannedBy,
  findShownHunt,
  insertHunt,
  lockHunt,
  removeHunt,
  replaceHunt,
} from '../../queries/giver/hunts.ts'

const meetingsHeld = 'Du gibier a été remis, ou une absence notée, pour cette chasse'
const unknownHunt = 'Cette chasse est introuvable : elle a peut-être été supprimée.'

/** Lists the caller's hunts in one state, paginated. */
export const listHunts: Handler<'listHunts'> = async ({ db, now, caller, query }) => {
  const { page, hunt_state_code: state } = query
  const perPage = Math.min(query.perPage, limits.pageSize)
  const own = { giverId: caller.id, now }
  const { rows, total } = await findHunts(db, { ...own, state, page, perPage })
  const unfinished = rows.flatMap(({ id, hunt_state: { code } }) => (code === 'finished' ? [] : id))
  const expected = await findExpected(db, 'hunts.id', unfinished, now)
  return {
    data: rows.map((hunt) =>
      hunt.hunt_state.code === 'finished' ? hunt : { ...hunt, expected: expected.get(hunt.id) ?? [] },
    ),
    meta: pageMeta(total, { page, perPage }),
  }
}

/** Reads one of the caller's hunts. */
export const readHunt: Handler<'readHunt'> = async ({ db, now, caller, params: { id } }) => {
  const hunt = await findShownHunt(db, { giverId: caller.id, now, id })
  if (!hunt) throw new NotFound(unknownHunt)
  return hunt
}

/** Plans a hunt. With an idempotency key that was already used, nothing is planned, whatever the entry. */
export const createHunt: Handler<'createHunt'> = async (call) => {
  const { db, now, caller, body, idempotencyKey, giverLimits } = call
  const findEarlier = async (anywhere: Db) =>
    idempotencyKey === null ? undefined : findPlannedBy(anywhere, caller.id, idempotencyKey)
  const earlier = await findEarlier(db)
  if (earlier) return earlier
  const { hunt, previsions } = await checkEntry(db, {
    giverId: caller.id,
    now,
    entry: body,
    fixedCityId: null,
  })
  const ownership = { giver_id: caller.id, in_charge_id: caller.federationId, city_id: body.city_id }
  const row = { ...hunt, ...ownership, idempotency_key: idempotencyKey, created_at: now }
  return db.transaction().execute(async (transaction) => {
    // The lock also serialises the giver's hunts, so that their limit holds.
    await holdOwnAccount(transaction, caller.id)
    const earlier = await findEarlier(transaction)
    if (earlier) return earlier
    const most = giverLimits.plannedHunts
    if ((await countPlanned(transaction, { giverId: caller.id, now })) >= most)
      throw new Refused({
        started_at: [
          `Vous avez déjà ${most} chasses à venir, le maximum. Supprimez-en une pour en prévoir une autre.`,
        ],
      })
    return { id: await insertHunt(transaction, row, previsions) }
  })
}

/** Changes a hunt that is still planned. */
export const updateHunt: Handler<'updateHunt'> = async ({ db, now, caller, params, body }) => {
  const own = { giverId: caller.id, now }
  await db.transaction().execute(async (transaction) => {
    const stored = await lockHunt(transaction, { ...own, id: params.id })
    if (!stored) throw new NotFound(unknownHunt)
    assertAllowed(
      huntLifecycle,
      stored.state,
      { type: 'hunt.edited' },
      'Cette chasse a déjà eu lieu : elle ne peut plus être modifiée.',
    )
    const { hunt, previsions } = await checkEntry(transaction, {
      ...own,
      entry: body,
      fixedCityId: stored.city_id,
    })
    if (hunt.started_at !== stored.started_at) {
      if ((await countAnimals(transaction, stored.id)) > 0)
        throw new Conflict('Des animaux sont notés pour cette chasse : sa date ne change plus.')
      // Recalls find who received game by the day of the hunt, absences count from it.
      if (await hasMeetingsHeld(transaction, stored.id))
        throw new Conflict(`${meetingsHeld} : sa date ne change plus.`)
    }
    // Offers made for the former day no longer apply.
    if (hunt.started_at !== stored.started_at) await withdrawOffers(transaction, 'hunts.id', stored.id, now)
    const change = () => replaceHunt(transaction, stored.id, hunt, previsions)
    await withoutReports(transaction, [stored.id], change, { by: caller, now })
  })
}

/** Deletes a hunt that is still planned. */
export const deleteHunt: Handler<'deleteHunt'> = async ({ db, now, caller, params }) => {
  const own = { giverId: caller.id, now }
  await db.transaction().execute(async (transaction) => {
    const stored = await lockHunt(transaction, { ...own, id: params.id })
    if (!stored) throw new NotFound(unknownHunt)
    assertAllowed(
      huntLifecycle,
      stored.state,
      { type: 'hunt.deleted' },
      'Cette chasse a déjà eu lieu : elle ne peut plus être supprimée.',
    )
    if ((await countAnimals(transaction, stored.id)) > 0)
      throw new Conflict('Des animaux sont notés pour cette chasse : effacez-les d’abord.')
    if (await hasMeetingsHeld(transaction, stored.id))
      throw new Conflict(`${meetingsHeld} : elle ne peut plus être supprimée.`)
    await withdrawOffers(transaction, 'hunts.id', stored.id, now)
    const change = () => removeHunt(transaction, stored.id)
    await withoutReports(transaction, [stored.id], change, { by: caller, now })
  })
}
