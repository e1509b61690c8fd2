import { sql } from 'kysely'
import { dayAfter } from '../../../contract/days.ts'
import type { DbTransaction } from '../../database.ts'
import { startOf } from '../shared/moments.ts'
import { readFirst } from '../shared/rows.ts'

/** An animal and its receiver, as their federation reads about both. */
type ForProblem = {
  federation_id: number
  specimen_type: string
  tag: string | null
  started_at: string
  city: string
  firstname: string
  lastname: string | null
  email: string
  phone: string | null
}

/** An animal that the person received; undefined if it is not theirs, or the hand-over was undone. */
export const findForProblem = (transaction: DbTransaction, receiverId: number, id: number) =>
  readFirst<ForProblem>(transaction)`
    select animals.federation_id, specimen_types.label as specimen_type, animals.tag, hunts.started_at,
      cities.label as city, users.firstname, users.lastname, users.email, users.phone
    from animals join hunts on hunts.id = animals.hunt_id join cities on cities.id = hunts.city_id
    join specimen_types on specimen_types.id = animals.specimen_type_id
    join users on users.id = animals.receiver_id
    where animals.id = ${id} and animals.receiver_id = ${receiverId}
      and animals.state in ('handedOver', 'recalled')
    for share of animals`

type Said = { receiverId: number; animalId: number; text: string; today: string }

/**
 * How often the person reported the same text about the animal, and how many problems they reported
 * today: about the animal, and in total. `left`: seconds until the day ends in France.
 */
export const countProblems = (
  transaction: DbTransaction,
  { receiverId, animalId, text, today, now }: Said & { now: Date },
) =>
  transaction
    .selectFrom('reported_problems')
    .where('receiver_id', '=', receiverId)
    .select([
      sql<number>`count(*) filter (where animal_id = ${animalId} and text = ${text})`.as('same'),
      sql<number>`count(*) filter (where animal_id = ${animalId} and reported_on = ${today})`.as('ofAnimal'),
      sql<number>`count(*) filter (where reported_on = ${today})`.as('ofAll'),
      sql<number>`extract(epoch from ${startOf(dayAfter(today, 1))} - ${now}::timestamptz)::integer`.as(
        'left',
      ),
    ])
    .executeTakeFirstOrThrow()

/** Stores a reported problem and the mail that forwards it. */
export const noteProblem = (
  transaction: DbTransaction,
  { receiverId, animalId, text, today, mailId }: Said & { mailId: number },
) =>
  transaction
    .insertInto('reported_problems')
    .values({ receiver_id: receiverId, animal_id: animalId, text, reported_on: today, mail_id: mailId })
    .execute()
