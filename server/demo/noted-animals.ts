import { sql } from 'kysely'
import { monthsBefore } from '../../contract/days.ts'
import { BOAR } from '../../contract/shared/specimen-types.ts'
import type { Db } from '../database.ts'

/** Months before today since whose beginning animals are noted one by one. */
const SINCE = 12
/** The ids of giver@ and receiver@. */
const GIVER = 1
const RECEIVER = 5

/** A moment of a hunt's day in France, so many minutes after midnight. */
const atMinute = (minutes: ReturnType<typeof sql>) =>
  sql`(hunts.started_at + ${minutes} * interval '1 minute') at time zone 'Europe/Paris'`

/**
 * Seeds the animals of every second reported hunt of the other givers, with the hours of the kill and of
 * the hand-over: those that were given, and some that nobody received. The animals of giver@ and
 * receiver@ are seeded one by one.
 */
export async function seedNotedAnimals(db: Db, today: string): Promise<void> {
  const since = monthsBefore(today, SINCE)
  await sql`
    with given as (
      select donations.hunt_id, receiver_id, specimen_type_id, number from donations
      join hunts on hunts.id = donations.hunt_id, generate_series(1, donations.quantity) as number
      where hunts.finished_at is not null and hunts.started_at >= ${since}::date and hunts.id % 2 = 0
        and hunts.giver_id <> ${GIVER} and receiver_id <> ${RECEIVER}
      union all
      select id, null, ${BOAR}, 1 from hunts
      where finished_at is not null and started_at >= ${since}::date and id % 8 = 0
        and giver_id <> ${GIVER}
    ), numbered as (
      select given.*, row_number() over (order by hunt_id, receiver_id, specimen_type_id, number) as place
      from given
    )
    insert into animals (hunt_id, federation_id, season, specimen_type_id, tag, weight, killed_at, examination,
      state, withdrawal, receiver_id, handed_over_at, is_warned, noted_at)
    select hunts.id, users.federation_id, extract(year from hunts.started_at - interval '6 months'),
      specimen_type_id, 'N ' || lpad(place::text, 5, '0'), 20 + place * 7 % 70,
      ${atMinute(sql`(540 + place * 37 % 240)`)}, 'none',
      case when receiver_id is null then 'withdrawn' else 'handedOver' end,
      case when receiver_id is not null then null
        else (array['kept', 'kept', 'kept', 'destroyed', 'plant'])[1 + hunts.id / 8 % 5] end,
      receiver_id,
      case when receiver_id is not null then ${atMinute(sql`(900 + place * 53 % 420)`)} end,
      receiver_id is not null, ${atMinute(sql`780`)}
    from numbered join hunts on hunts.id = numbered.hunt_id join users on users.id = hunts.giver_id
    order by place`.execute(db)
}

/** Seeds samples of some of these boars and their results, outside the federation `except`. */
export async function seedResults(db: Db, today: string, except: number): Promise<void> {
  await sql`
    with chosen as (
      select animals.id as animal_id, animals.federation_id, hunts.started_at,
        row_number() over (order by animals.id) as place
      from animals join hunts on hunts.id = animals.hunt_id
      where specimen_type_id = ${BOAR} and state = 'handedOver' and killed_at is not null
        and animals.id % 8 = 0 and federation_id <> ${except}
    ), taken as (
      insert into samples (federation_id, state, laboratory, reference, taken_on, sent_on, result_on)
      select federation_id,
        case when started_at > ${today}::date - 7 then 'sent' when place % 40 = 0 then 'impossible'
          else 'negative' end,
        'Laboratoire départemental', 'TRI-' || lpad(place::text, 4, '0'), started_at, started_at,
        case when started_at <= ${today}::date - 7 then started_at + 4 end
      from chosen order by place
      returning id, federation_id, reference
    )
    insert into sample_animals (sample_id, animal_id)
    select taken.id, chosen.animal_id from taken join chosen
      on chosen.federation_id = taken.federation_id
        and taken.reference = 'TRI-' || lpad(chosen.place::text, 4, '0')`.execute(db)
}
