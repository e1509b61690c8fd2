import { sql } from 'kysely'
import { named } from './own-data-parts.ts'
import { moment } from '../shared/moments.ts'

/** The animals that a person noted as a giver, for their data export. */
export const animalsOf = (id: number) => sql`
        select hunts.started_at as hunt_started_at, specimen_types.label as specimen_type, animals.tag,
          animals.sex, animals.weight, ${moment('animals.killed_at')} as killed_at, animals.examination,
          animals.examiner_name, animals.examiner_number, animals.sheet, animals.state, animals.withdrawal,
          case when users.id is not null then ${named} end as receiver,
          ${moment('animals.handed_over_at')} as handed_over_at, ${moment('animals.noted_at')} as noted_at
        from animals
        join hunts on hunts.id = animals.hunt_id
        join specimen_types on specimen_types.id = animals.specimen_type_id
        left join users on users.id = animals.receiver_id
        where hunts.giver_id = ${id} order by hunts.started_at, animals.id`

/** The animals that a person received. */
export const animalsGot = (id: number) => sql`
        select hunts.started_at as hunt_started_at, cities.label_full as city, ${named} as giver,
          specimen_types.label as specimen_type, animals.tag,
          ${moment('animals.handed_over_at')} as handed_over_at, animals.is_warned
        from animals
        join hunts on hunts.id = animals.hunt_id
        join cities on cities.id = hunts.city_id
        join users on users.id = hunts.giver_id
        join specimen_types on specimen_types.id = animals.specimen_type_id
        where animals.receiver_id = ${id} order by hunts.started_at, animals.id`

/** The problems that a person reported about received animals. */
export const problemsOf = (id: number) => sql`
  select reported_problems.reported_on, hunts.started_at as hunt_started_at, cities.label_full as city,
    specimen_types.label as specimen_type, animals.tag, reported_problems.text
  from reported_problems
  join animals on animals.id = reported_problems.animal_id
  join hunts on hunts.id = animals.hunt_id
  join cities on cities.id = hunts.city_id
  join specimen_types on specimen_types.id = animals.specimen_type_id
  where reported_problems.receiver_id = ${id} order by reported_problems.reported_on, reported_problems.id`

/** What the person says that they did not receive. */
export const contestedBy = (id: number) => sql`
  select hunts.started_at as hunt_started_at, cities.label_full as city, contested_lines.contested_on
  from contested_lines join hunts on hunts.id = contested_lines.hunt_id join cities on cities.id = hunts.city_id
  where contested_lines.receiver_id = ${id} order by hunts.started_at, hunts.id`
