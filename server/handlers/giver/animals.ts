import type { Animal } from '../../../contract/giver/animals.ts'
import type { AnimalState } from '../../../contract/shared/animals.ts'
import { limits } from '../../../contract/limits.ts'
import { animalLifecycle } from '../../../machines/lifecycles/animal.ts'
import { Conflict, NotFound, Refused } from '../../http/errors.ts'
import type { Handler } from '../../http/handler.ts'
import { findAnimals, findLastTags } from '../../queries/giver/animal-list.ts'
import { findOwnSamples } from '../../queries/giver/samples.ts'
import {
  countAnimals,
  findNotedBy,
  insertAnimal,
  removeAnimal,
  replaceAnimal,
  type StoredAnimal,
} from '../../queries/giver/animals.ts'
import { findSanitaryState, isSampled, type SanitaryState } from '../../queries/giver/sanitary-demands.ts'
import { findHunt } from '../../queries/giver/hunts.ts'
import { findMeetingBefore } from '../../queries/giver/meeting-hours.ts'
import { findSpecimenTypeIds } from '../../queries/shared/specimen-types.ts'
import { seasonOf } from '../../../contract/seasons.ts'
import { checkAnimal, rowOf, stateWith, tagAfter } from '../../rules/animals/animal-rules.ts'
import { refuseTag, withClaim } from '../../rules/animals/tags.ts'
import { assertAllowed } from '../../rules/lifecycle.ts'
import { withdrawOffers } from '../../rules/offers/offers.ts'
import { holdOwnAccount } from '../../rules/own-account.ts'
import { demandsOn } from '../../rules/sanitary/demands.ts'
import {
  gone,
  held,
  lockOpenHunt,
  recalled,
  unknownHunt,
  withAnimal,
} from '../../rules/animals/own-animals.ts'
import { hoursInFrench } from '../../../contract/dates-in-french.ts'

const leftAlone: Partial<Record<AnimalState, string>> = { held, recalled }

/** The demands of sanitary rules on the animal, if any. */
const demandedOf = (animal: Animal, sanitary: SanitaryState) => {
  const demands = demandsOn(animal, sanitary)
  return demands.length > 0 ? { demands } : {}
}

/**
 * Lists the animals of one of the caller's hunts with sanitary demands and samples, and suggests the next
 * tags.
 */
export const listAnimals: Handler<'listAnimals'> = async ({ db, now, caller, params }) => {
  const hunt = await findHunt(db, { giverId: caller.id, now, id: params.id })
  if (!hunt) throw new NotFound(unknownHunt)
  const last = await findLastTags(db, caller.id, seasonOf(hunt.started_at))
  const next = last.map(({ specimen_type_id, tag }) => ({ specimen_type_id, tag: tagAfter(tag) }))
  const sanitary = await findSanitaryState(db, hunt)
  const samples = new Map(
    (await findOwnSamples(db, { giverId: caller.id, huntId: hunt.id })).map(({ animal_id, ...sample }) => [
      animal_id,
      sample,
    ]),
  )
  const animals = await findAnimals(db, hunt.id)
  return {
    animals: animals.map((animal) => {
      const sample = samples.get(animal.id)
      return { ...animal, ...demandedOf(animal, sanitary), ...(sample && { sample }) }
    }),
    next_tags: next.flatMap(({ specimen_type_id, tag }) =>
      tag !== undefined && tag.length <= limits.animals.tag ? [{ specimen_type_id, tag }] : [],
    ),
  }
}

/** Notes an animal. With an idempotency key that was already used, nothing is noted, whatever the entry. */
export const noteAnimal: Handler<'noteAnimal'> = async (call) => {
  const { db, now, caller, params, body, idempotencyKey } = call
  return db.transaction().execute(async (transaction) => {
    await holdOwnAccount(transaction, caller.id)
    const hunt = await lockOpenHunt(transaction, { giverId: caller.id, now, id: params.id })
    const noted = idempotencyKey !== null && (await findNotedBy(transaction, hunt.id, idempotencyKey))
    if (noted) return noted
    const most = limits.animals.perHunt
    if ((await countAnimals(transaction, hunt.id)) >= most)
      throw new Refused({ specimen_type_id: [`Cette chasse compte déjà ${most} animaux, le maximum.`] })
    checkAnimal(body, await findSpecimenTypeIds(transaction), { hunt, now })
    const place = { federation_id: caller.federationId ?? 0, season: seasonOf(hunt.started_at) }
    const { entry, claimed_tag } = await withClaim(transaction, caller.id, { id: 0, ...place }, body)
    const row = { ...rowOf(entry, stateWith('noted', entry) ?? 'noted'), claimed_tag }
    const origin = {
      hunt_id: hunt.id,
      ...place,
      idempotency_key: idempotencyKey,
      noted_at: now,
    }
    const id = await insertAnimal(transaction, { ...row, ...origin }, hunt)
    return { id: id ?? refuseTag() }
  })
}

type Row = ReturnType<typeof rowOf>

/** Whether the stored animal already equals the entry. */
const isSame = (stored: StoredAnimal, { killed_at, ...row }: Row) =>
  stored.hour === killed_at &&
  Object.entries(row).every(([name, value]) => stored[name as keyof typeof row] === value)

/** Changes an animal. Idempotent. */
export const updateAnimal: Handler<'updateAnimal'> = (call) =>
  withAnimal(call, async (transaction, { hunt, animal }) => {
    const { now, caller, body } = call
    const { entry, claimed_tag } = await withClaim(transaction, caller.id, animal, body)
    // An animal with a tag keeps it: only one without claims another.
    if (claimed_tag !== null && animal.tag !== null) return refuseTag()
    const state = stateWith(animal.state, entry)
    if (state === undefined) throw new Conflict(leftAlone[animal.state] ?? gone)
    const row = { ...rowOf(entry, state), claimed_tag }
    if (isSame(animal, row)) return
    if (animal.version !== body.version)
      throw new Conflict('Cet animal a été modifié entre-temps. Relisez-le, puis recommencez.')
    checkAnimal(body, await findSpecimenTypeIds(transaction), { hunt, now })
    if (animal.state === 'held' && row.specimen_type_id !== animal.specimen_type_id) throw new Conflict(held)
    const met =
      animal.state === 'held' && row.killed_at !== null
        ? await findMeetingBefore(transaction, animal.id, hunt, row.killed_at)
        : undefined
    if (met !== undefined)
      throw new Refused({
        killed_at: [`Un rendez-vous est prévu à ${hoursInFrench(met)} pour cet animal : changez-le d’abord.`],
      })
    if (animal.state === 'held' && state === 'blocked')
      await withdrawOffers(transaction, 'offers.animal_id', animal.id, now)
    await replaceAnimal(transaction, animal, row, hunt)
  })

/** Deletes an animal noted by mistake. */
export const deleteAnimal: Handler<'deleteAnimal'> = (call) =>
  withAnimal(call, async (transaction, { animal }) => {
    const reason =
      animal.state === 'blocked'
        ? 'Un animal qui présente une anomalie ne peut pas être effacé : dites ce qu’il devient.'
        : (leftAlone[animal.state] ?? gone)
    assertAllowed(animalLifecycle, animal.state, { type: 'animal.deleted' }, reason)
    if (await isSampled(transaction, animal.id))
      throw new Conflict('Cet animal a été prélevé : il ne s’efface plus. Dites ce qu’il devient.')
    await removeAnimal(transaction, animal.id)
  })
