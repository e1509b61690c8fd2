import { sql } from 'kysely'
import type { SampleState, SanitaryEffect } from '../../../contract/shared/sanitary.ts'
import type { Db } from '../../database.ts'
import { dayInFrance } from '../shared/moments.ts'
import { isTakenWhole } from '../shared/recalls/recalled-hunts.ts'
import { countingFirst } from '../shared/samples.ts'
import { hasRows, readRows } from '../shared/rows.ts'

/** A rule in force at the place and time of a hunt. */
export type RuleAtHunt = {
  id: number
  effect: SanitaryEffect
  specimen_type_ids: number[]
  source: string
  dated_on: string
}

/**
 * The rules in force for a hunt: those of its department, whatever its giver's federation, on the day of
 * the kill.
 */
const findRulesAt = (db: Db, { city_id, started_at }: { city_id: number; started_at: string }) =>
  readRows<RuleAtHunt>(db)`
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
    order by id`

/** The sample of an animal that counts: its result, or its current state. */
export type SampleOf = { animal_id: number; state: SampleState; laboratory: string; day: string }

/** The sample that counts of each sampled animal of a hunt. */
const findSamplesOf = (db: Db, huntId: number) =>
  readRows<SampleOf>(db)`
    select distinct on (animals.id) animals.id as animal_id, samples.state,
      coalesce(samples.laboratory, '') as laboratory,
      coalesce(samples.result_on, samples.sent_on, samples.taken_on) as day
    from animals
    join sample_animals on sample_animals.animal_id = animals.id
    join samples on samples.id = sample_animals.sample_id
    where animals.hunt_id = ${huntId}
    order by animals.id, ${countingFirst}`

/** A game type recalled for a whole hunt, with the federation and the day of the recall. */
export type RecallAt = { specimen_type_id: number; source: string; dated_on: string }

/** The types recalled for a whole hunt: animals noted later cannot be handed over either. */
const findRecallsAt = (db: Db, huntId: number) =>
  readRows<RecallAt>(db)`
    select recalls.specimen_type_id, federations.name as source,
      ${dayInFrance('recalls.opened_at')} as dated_on
    from recalls join federations on federations.id = recalls.federation_id
    join hunts on ${isTakenWhole}
    where hunts.id = ${huntId} and recalls.state <> 'lifted'
    order by recalls.id`

/** Everything that affects the hand-over of a hunt's animals: rules, samples and recalls. */
export const findSanitaryState = async (
  db: Db,
  hunt: { id: number; city_id: number; started_at: string },
): Promise<SanitaryState> => ({
  rules: await findRulesAt(db, hunt),
  samples: await findSamplesOf(db, hunt.id),
  recalls: await findRecallsAt(db, hunt.id),
})
export type SanitaryState = { rules: RuleAtHunt[]; samples: SampleOf[]; recalls: RecallAt[] }

/** Whether an animal was sampled; it stays locked, so that no sample is registered meanwhile. */
export async function isSampled(transaction: Db, animal_id: number): Promise<boolean> {
  await sql`select from animals where id = ${animal_id} for update`.execute(transaction)
  return hasRows(transaction)`from sample_animals where animal_id = ${animal_id}`
}
