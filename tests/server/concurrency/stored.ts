import { sql } from 'kysely'
import type { Db } from '../../../server/database.ts'
import { today } from '../support/in-world.ts'
import { dayAfter } from '../../../contract/days.ts'
import type { snapshot } from './model.ts'

/** The stored data in the form in which they are compared with the model. */
export async function storedSnapshot(db: Db, hours: number): Promise<ReturnType<typeof snapshot>> {
  const now = dayAfter(today, Math.floor((hours + 12) / 24))
  const lines = async (query: ReturnType<typeof sql<{ line: string }>>) =>
    (await query.execute(db)).rows.map(({ line }) => line).sort()
  return {
    accounts: await lines(sql`
      select concat_ws(' ', users.id, case when is_deleted then 'deleted'
        when blocked_at is not null then 'blocked' else 'active' end,
        gdpr_state, roles.code, coalesce(validation_type::text, ''), coalesce(nit, '')) as line
      from users join roles on roles.id = users.role_id left join givers on givers.user_id = users.id`),
    hunts: await lines(sql`
      select 'of ' || giver_id || ' in ' || city_id || ' on ' || (started_at - ${today}::date) || ' for '
        || coalesce((select string_agg(specimen_type_id::text, ',' order by specimen_type_id)
          from hunt_previsions where hunt_id = hunts.id), '')
        || ' ' || case when finished_at is not null then 'finished'
          when started_at < ${now}::date then 'informed' else 'planned' end
        || ': contacts ' || coalesce((select string_agg(receiver_id::text, ',' order by receiver_id::text collate "C")
          from contacts where hunt_id = hunts.id), '')
        || '; gifts ' || coalesce((select string_agg(concat_ws(':', receiver_id, specimen_type_id, quantity), ','
          order by concat_ws(':', receiver_id, specimen_type_id, quantity) collate "C")
          from donations where hunt_id = hunts.id), '') as line
      from hunts`),
    reveals: await lines(sql`select giver_id || '/' || receiver_id as line from phone_reveals`),
    wishes: await lines(sql`
      select user_id || ': ' || coalesce((select string_agg(specimen_type_id::text, ',' order by specimen_type_id)
        from wishes where receiver_id = user_id), '') as line from receivers`),
    available: await lines(sql`select user_id::text as line from receivers where is_always_available`),
    members: await lines(sql`select federation_id || '/' || nit as line from retrievers`),
  }
}

/** Queries for rows that violate an invariant, by its description. */
const wrong: Record<string, ReturnType<typeof sql<{ line: string }>>> = {
  'somebody blocked or anonymised has a session or a link': sql`
    select users.id || '' as line from users where (is_deleted or blocked_at is not null)
      and (exists (select from sessions where user_id = users.id) or exists (select from tokens where user_id = users.id))`,
  'somebody anonymised still has personal data': sql`
    select users.id || '' as line from users left join givers on givers.user_id = users.id
    left join receivers on receivers.user_id = users.id
    where is_deleted and users.id <> 27 and (lastname is not null or phone is not null or city_id is not null
      or password_hash is not null or givers.nit <> '' or receivers.is_always_available
      or exists (select from wishes where receiver_id = users.id)
      or exists (select from availabilities where receiver_id = users.id)
      or exists (select from phone_reveals where receiver_id = users.id)
      or exists (select from giver_cities where giver_id = users.id)
      or exists (select from mails where user_id = users.id)
      or exists (select from contacts where receiver_id = users.id and distance <> 0))`,
  'the latest version of a report says something else than the donations': sql`
    select id || '' as line from hunts
    where exists (select from report_versions where hunt_id = hunts.id) and (
      select coalesce(string_agg(concat_ws(':', receiver_id, specimen_type_id, quantity), ','
        order by receiver_id, specimen_type_id), '') from donations where hunt_id = hunts.id
    ) is distinct from (
      select coalesce((select string_agg(concat_ws(':', receiver_id, specimen_type_id, quantity), ','
        order by receiver_id, specimen_type_id) from report_version_rows where version_id = latest.id), '')
      from (select report_versions.id from report_versions where hunt_id = hunts.id
        order by number desc limit 1) as latest)`,
  'a decision on a giver says when, unless it is awaited or a refusal': sql`
    select user_id || '' as line from givers
    where (validation_type in ('auto', 'manual')) <> (validated_at is not null)`,
  'a hunt is reported before its day was over': sql`
    select id || '' as line from hunts where finished_at is not null
      and started_at >= (finished_at at time zone 'Europe/Paris')::date`,
  'a donation of a hunt that is not finished': sql`
    select hunt_id || '' as line from donations join hunts on hunts.id = hunt_id where finished_at is null`,
  'an import that neither ended nor failed': sql`
    select id || '' as line from federation_jobs where state = 'running'`,
  'a refused registration that staff had not refused, or that changed after': sql`
    select user_id || '' as line from givers where user_id = 4 and validation_type <> 'ban'`,
  'an act of staff of one federation on the people of another': sql`
    select acts.act || ' of ' || actor_id as line from acts join users as actors on actors.id = actor_id
    join users on users.id = acts.user_id
    where actors.federation_id <> users.federation_id and acts.act not like 'phone%'`,
  'a phone shown without a note of it, or noted twice': sql`
    select giver_id || '/' || receiver_id as line from phone_reveals where giver_id <> 1 or receiver_id <> 11
    except select actor_id || '/' || user_id from acts where act = 'phone.revealed'`,
  'a phone that was noted twice': sql`
    select actor_id || '/' || user_id as line from acts where act = 'phone.revealed'
    group by actor_id, user_id having count(*) > 1`,
}

/** The invariants violated after a history, in words. */
export async function faults(db: Db): Promise<string[]> {
  const queries = Object.entries(wrong).map(
    ([what, query]) => sql`(select ${what} || ': ' || line as line from (${query}) as found)`,
  )
  const { rows } = await sql<{ line: string }>`${sql.join(queries, sql` union all `)}`.execute(db)
  return rows.map(({ line }) => line)
}
