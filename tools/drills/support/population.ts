import { openDatabase } from '../../../server/database.ts'
import { prepare } from '../../../server/prepare.ts'
import type { Cluster } from './postgres-cluster.ts'

/** A giver with a territory, and past hunts to report with a contact of each. */
export type Giver = {
  id: number
  email: string
  cityId: number
  toReport: { huntId: number; contactId: number }[]
}

/** The people of a service under load: the demonstration's, with an empty calendar. */
export type Population = { givers: Giver[]; receivers: { id: number; email: string }[]; staff: string }

/** Hunts to report of each giver, on different days. */
const TO_REPORT = 120
const [GIVERS, RECEIVERS] = [20, 40]

export async function seed(cluster: Cluster): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl: cluster.url, dataDir: null })
  await prepare(db, { demo: true, now: new Date() }).finally(close)
}

/** Leaves only people of the demonstration, so that all else is what they ask for, with hunts to report. */
export async function populate(cluster: Cluster): Promise<Population> {
  await cluster.ask('truncate hunts, availabilities cascade')
  // The demonstration has queued more mails than leave in a minute.
  await cluster.ask('update mails set next_attempt_at = null where next_attempt_at is not null')
  const givers = `
    select users.id, users.email, min(giver_cities.city_id) as "cityId"
    from givers join users on users.id = givers.user_id join giver_cities on giver_cities.giver_id = users.id
    where givers.validation_type in ('auto', 'manual') and blocked_at is null and not is_deleted
      and email_verified_at is not null
    group by users.id order by users.id limit ${GIVERS}`
  const receivers = await cluster.ask<Population['receivers'][number]>(`
    select users.id, users.email from receivers join users on users.id = receivers.user_id
    where blocked_at is null and not is_deleted and users.federation_id = 1 and email_verified_at is not null
      and gdpr_state = 'accepted'
    order by users.id limit ${RECEIVERS}`)
  await cluster.ask(`
    with past as (
      insert into hunts (giver_id, city_id, started_at)
      select id, "cityId", current_date - n from (${givers}) as chosen, generate_series(1, ${TO_REPORT}) as n
      returning id
    )
    insert into contacts (hunt_id, receiver_id, distance)
    select past.id, ${receivers[0]!.id}, 10 from past`)
  return {
    givers: await cluster.ask<Giver>(`
      select chosen.*, (
        select json_agg(json_build_object('huntId', hunts.id, 'contactId', contacts.id) order by hunts.id)
        from hunts join contacts on contacts.hunt_id = hunts.id where hunts.giver_id = chosen.id
      ) as "toReport" from (${givers}) as chosen`),
    receivers,
    staff: 'cher@example.org',
  }
}
