import { parisDay } from '../../../../contract/days.ts'
import { tagKey } from '../../../../contract/shared/animals.ts'
import type { Db, DbTransaction } from '../../../database.ts'
import { NotFound, Refused } from '../../../http/errors.ts'
import type { Call, Handler } from '../../../http/handler.ts'
import { pageMeta } from '../../../queries/shared/rows.ts'
import { countAll, findRecalls, lockRecall } from '../../../queries/federations/sanitary/recalls.ts'
import { findTagged } from '../../../queries/federations/sanitary/samples.ts'
import { countTakers } from '../../../queries/shared/recalls/recall-takers.ts'
import { findAnimalIds } from '../../../queries/shared/recalls/recalls.ts'
import { findHuntedCity, findHuntIds } from '../../../queries/shared/recalls/recalled-hunts.ts'
import { findSpecimenTypeIds } from '../../../queries/shared/specimen-types.ts'
import { seasonOf } from '../../../../contract/seasons.ts'
import { noteAnswer } from '../../../rules/recalls/answers.ts'
import { liftMistaken } from '../../../rules/recalls/lifting.ts'
import { openRecallOf } from '../../../rules/recalls/recalls.ts'
import { searchedWords } from '../../../storage/search-words.ts'
import { federationOf } from '../../../rules/sanitary/samples.ts'

/** The recalls within the caller's reach. */
export const listRecalls: Handler<'listRecalls'> = async ({ db, caller, query }) => ({
  data: await findRecalls(db, caller, query),
  meta: pageMeta(await countAll(db, caller), query),
})

type Federation = { id: number; department_code: string }
type Entry = Call<'previewRecall'>['body']

/** Finds the animals with these tags. @throws Refused if one was not noted in the season */
async function findNamed(db: Db, federation: Federation, { tags, hunted_on }: Entry): Promise<number[]> {
  const named = tags.map((tag) => ({ tag, key: tagKey(tag) })).filter(({ key }) => key !== '')
  const asked = {
    federationId: federation.id,
    season: seasonOf(hunted_on),
    tags: named.map(({ key }) => key),
  }
  const found = await findTagged(db, asked)
  const known = new Set(found.map(({ tag_key }) => tag_key))
  const unknown = named.filter(({ key }) => !known.has(key)).map(({ tag }) => tag)
  if (unknown.length > 0)
    throw new Refused({ tags: [`Aucun animal de cette saison n’a ce bracelet : ${unknown.join(', ')}.`] })
  return found.map(({ id }) => id)
}

/** The day, commune and type whose game is recalled. @throws Refused if there was no such hunt */
async function findWhole(db: Db, federation: Federation, entry: Entry) {
  const { hunted_on, city, specimen_type_id } = entry
  if (!city) throw new Refused({ city: ['Indiquez des bracelets, ou la commune de la chasse.'] })
  if (!specimen_type_id || !(await findSpecimenTypeIds(db)).has(specimen_type_id))
    throw new Refused({ specimen_type_id: ['Choisissez un gibier.'] })
  const named = { insee: city.toUpperCase(), name: searchedWords(city).join(' ') }
  const city_id = await findHuntedCity(db, federation, { hunted_on, ...named })
  if (city_id !== undefined) return { hunted_on, city_id, specimen_type_id }
  throw new Refused({
    city: ['Aucune chasse de votre fédération n’a eu lieu ce jour-là dans cette commune.'],
  })
}

type Naming = Pick<Call<'previewRecall'>, 'now' | 'caller' | 'body'>

/** The federation, locked, and the game named by staff. @throws Refused if there is none */
async function findRecalled(transaction: DbTransaction, { now, caller, body }: Naming) {
  const federation = await federationOf(transaction, caller, body.department_code)
  if (body.hunted_on > parisDay(now)) throw new Refused({ hunted_on: ['Ce jour n’est pas encore venu.'] })
  const animalIds = await findNamed(transaction, federation, body)
  const game =
    animalIds.length > 0 ? { animalIds } : { whole: await findWhole(transaction, federation, body) }
  return { federation_id: federation.id, game }
}

/** Counts the people that a recall would affect, without changing anything. */
export const previewRecall: Handler<'previewRecall'> = ({ db, now, caller, body }) =>
  db.transaction().execute(async (transaction) => {
    const { federation_id, game } = await findRecalled(transaction, { now, caller, body })
    if ('animalIds' in game) return countTakers(transaction, game.animalIds, { huntIds: [], typeId: null })
    const huntIds = await findHuntIds(transaction, { federation_id, ...game.whole })
    const typeId = game.whole.specimen_type_id
    const animalIds = await findAnimalIds(transaction, huntIds, typeId)
    return countTakers(transaction, animalIds, { huntIds, typeId })
  })

/** Opens a recall of the game named by staff. */
export const openRecall: Handler<'openRecall'> = ({ db, now, publicUrl, caller, body }) =>
  db.transaction().execute(async (transaction) => {
    const { federation_id, game } = await findRecalled(transaction, { now, caller, body })
    const opening = { by: caller, now, publicUrl, federation_id }
    await openRecallOf(transaction, { reason: body.reason, ...game }, opening)
  })

/** Lifts a recall that was opened by mistake. */
export const liftRecall: Handler<'liftRecall'> = ({ db, now, caller, params, body }) =>
  db.transaction().execute(async (transaction) => {
    const recall = await lockRecall(transaction, params.id, caller)
    if (!recall) throw new NotFound('Ce rappel est introuvable.')
    await liftMistaken(transaction, recall, body.reason, { by: caller, now })
  })

/** Records a call: reached, without answer, or the last one. */
export const noteRecallCall: Handler<'noteRecallCall'> = ({ db, now, caller, params, body }) =>
  db.transaction().execute((transaction) => {
    const { state, attempts, reason } = body
    const said =
      state === 'attempted'
        ? { state, attempts: (attempts ?? 0) + 1 }
        : state === 'unreachable'
          ? { state, reason: reason ?? '' }
          : { state }
    const { federationId } = caller
    return noteAnswer(transaction, params.id, said, { by: caller, now, federationId })
  })
