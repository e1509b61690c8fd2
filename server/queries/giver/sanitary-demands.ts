import { sql } from 'kysely'
import type { SampleState, SanitaryEffect } from '../../../contract/shared/sanitary.ts'
import type { Db } from '../../database.ts'
import { dayInFrance } from '../shared/moments.ts'

/** A rule in force where and when a hunt takes place. */
export type RuleAtHunt = {
  id: number
  effect: SanitaryEffect
  specimen_type_ids: number[]
  source: string
  dated_on: string
}

/**
 * The rules in force for a hunt: those of the department that it takes place in, whatever federation
 * its giver belongs to, on the day that the game was killed.
 */
async function findRulesAt(
  db: Db,
  { city_id, started_at }: { city_id: number; started_at: string },
): Promise<RuleAtHunt[]> {
  const { rows } = await sql<RuleAtHunt>`
    select id, effect, specimen_type_ids, source, dated_on from sanitary_rules
    where state = 'inForce' and starts_on <= ${started_at}::date
      and coalesce(ends_on >= ${started_at}::date, true)
      and federation_id in (
        select federations.id from federations
        join cities on cities.department_code = federations.department_code
        where cities.id = ${city_id})
      and (not exists (select from sanitary_rule_cities where rule_id = sanitary_rules.id)
        or exists (select from sanitary_rule_cities
          where rule_id = sanitary_rules.id and city_id = ${city_id}))
    order by id`.execute(db)
  return rows
}

/** The latest sample of an animal: its result, or how far it is. */
export type SampleOf = { animal_id: number; state: SampleState; laboratory: string; day: string }

/** The latest sample of each animal of a hunt that has one. */
async function findSamplesOf(db: Db, huntId: number): Promise<SampleOf[]> {
  const { rows } = await sql<SampleOf>`
    select distinct on (animals.id) animals.id as animal_id, samples.state,
      coalesce(samples.laboratory, '') as laboratory,
      coalesce(samples.result_on, samples.sent_on, samples.taken_on) as day
    from animals
    join sample_animals on sample_animals.animal_id = animals.id
    join samples on samples.id = sample_animals.sample_id
    where animals.hunt_id = ${huntId}
    order by animals.id, samples.id desc`.execute(db)
  return rows
}

/** A game type that is recalled of a whole hunt, by which federation and since which day. */
export type RecallAt = { specimen_type_id: number; source: string; dated_on: string }

/** The types of a hunt that are recalled whole: what is noted of them later is not handed over either. */
async function findRecallsAt(db: Db, huntId: number): Promise<RecallAt[]> {
  const { rows } = await sql<RecallAt>`
    select recalls.specimen_type_id, federations.name as source,
      ${dayInFrance('recalls.opened_at')} as dated_on
    from recalls join federations on federations.id = recalls.federation_id
    join hunts on hunts.started_at = recalls.hunted_on and hunts.city_id = recalls.city_id
    join users on users.id = hunts.giver_id and users.federation_id = recalls.federation_id
    where hunts.id = ${huntId} and recalls.state <> 'lifted'
    order by recalls.id`.execute(db)
  return rows
}

/** What bears on the hand-over of the animals of a hunt. */
export const findSanitaryState = async (
  db: Db,
  hunt: { id: number; city_id: number; started_at: string },
): Promise<SanitaryState> => ({
  rules: await findRulesAt(db, hunt),
  samples: await findSamplesOf(db, hunt.id),
  recalls: await findRecallsAt(db, hunt.id),
})
export type SanitaryState = { rules: RuleAtHunt[]; samples: SampleOf[]; recalls: RecallAt[] }

/** Whether a sample was taken of an animal, which stays locked: none is taken of it meanwhile. */
export async function isSampled(transaction: Db, animal_id: number): Promise<boolean> {
  await sql`select from animals where id = ${animal_id} for update`.execute(transaction)
  const { rows } = await sql`select from sample_animals where animal_id = ${animal_id} limit 1`.execute(
    transaction,
  )
  return rows.length > 0
}
