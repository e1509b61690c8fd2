import { sql } from 'kysely'
import type { PersonToTell } from '../../../../contract/shared/recalls.ts'
import type { Db } from '../../../database.ts'
import { moment } from '../moments.ts'
import { isWithin } from './recalled-hunts.ts'
import { countRows, readRows } from '../rows.ts'
import { inScope, type Scope } from '../federations.ts'

/** The recalls that the caller's federation opened. */
export const isOwn = (seer: Scope) => inScope(seer, 'recalls.federation_id')

/** These, and those of other federations that touch hunts within its reach. */
export const isTheirs = (seer: Scope) =>
  seer.federationId === null
    ? isOwn(seer)
    : sql<boolean>`(${isOwn(seer)}
        or exists (select from hunts
          where hunts.started_at = recalls.hunted_on and hunts.city_id = recalls.city_id
            and ${isWithin(sql`${seer.federationId}::bigint`)})
        or exists (select from recall_animals join animals on animals.id = recall_animals.animal_id
          join hunts on hunts.id = animals.hunt_id
          where recall_animals.recall_id = recalls.id
            and ${isWithin(sql`${seer.federationId}::bigint`)}))`

/** Counts people affected by open recalls who have yet to be notified or to confirm. */
export const countToTell = (db: Db, seer: Scope) =>
  countRows(db)`from recall_receivers join recalls on recalls.id = recall_receivers.recall_id
    where recalls.state = 'opened' and recall_receivers.state in ('toTell', 'told')
      and ${isTheirs(seer)}`

/** Whether a person is anonymised, in which case only their name stored with the recall is available. */
export const isGone = sql`people.id is null or people.is_deleted`

/** The first of them: those who were not told before those who have not confirmed. */
export const findToTell = (db: Db, seer: Scope, most: number) =>
  readRows<PersonToTell>(db)`
    select told.id, ${moment('recalls.opened_at')} as opened_at,
      case when ${isGone} then told.kept_name
        else concat_ws(' ', people.firstname, people.lastname) end as name,
      case when ${isGone} then told.kept_phone else people.phone end as phone
    from recall_receivers as told join recalls on recalls.id = told.recall_id
    left join users as people on people.id = told.receiver_id
    where recalls.state = 'opened' and told.state in ('toTell', 'told') and ${isTheirs(seer)}
    order by told.state = 'told', recalls.opened_at, told.id
    limit ${most}`
