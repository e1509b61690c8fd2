import { sql } from 'kysely'
import { dayAfter, monthsBefore, DAY } from '../../contract/days.ts'
import type { Db } from '../database.ts'

/** Days before today of the federations' initialisation and latest import. */
const INITIALISED = 720
const IMPORTED = 1
/** Months whose revealed phones stand in the histories. */
const REVEALED = 2
const ADMIN = 'admin@example.org'

/** The first member of staff of each federation, and admin@ where it has none. */
const staff = sql`staff as (
  select federations.id as federation_id, coalesce(
    (select min(users.id) from users join roles on roles.id = role_id
      where users.federation_id = federations.id and roles.code = 'federation_admin'),
    (select id from users where email = ${ADMIN})) as id
  from federations)`

/** One initialisation and one import of each federation that has communes, with what they report. */
const work = (today: string) => sql`
  towns as (
    select federation_id, count(*) filter (where not is_near) as towns, count(*) filter (where is_near) as near
    from federation_cities group by federation_id
  ), members as (
    select federation_id, count(*) as all_of_them from retrievers group by federation_id
  ), work as (
    select federation_id, 'init' as kind, ${`${dayAfter(today, -INITIALISED)}T08:10:00Z`}::timestamptz as at,
      towns + near as total, jsonb_build_object('towns', towns, 'near', near) as report,
      (select id from users where email = ${ADMIN}) as by_id
    from towns
    union all
    select federation_id, 'import', ${`${dayAfter(today, -IMPORTED)}T08:40:00Z`}::timestamptz, all_of_them,
      jsonb_build_object('imported', 1 + all_of_them / 4, 'updated', 0,
        'unchanged', all_of_them - 1 - all_of_them / 4, 'removed', 0, 'refused', 0),
      staff.id
    from members join staff using (federation_id)
  )`

/** Seeds the jobs of federations that are over. */
export async function seedJobs(db: Db, today: string): Promise<void> {
  await sql`
    with ${staff}, ${work(today)}
    insert into federation_jobs
      (federation_id, kind, state, progress, total, report, started_by, started_at, seen_at, ended_at)
    select federation_id, kind, 'done', total, total,
      case kind when 'import' then report || '{"refusals": []}' else report end,
      by_id, at, at + interval '3 seconds', at + interval '3 seconds'
    from work order by at, federation_id`.execute(db)
}

/** Seeds the audit log with what the demonstration's people and federations have done. */
export async function seedActs(db: Db, today: string): Promise<void> {
  await sql`
    with ${staff}, ${work(today)}, done (at, act, actor_id, user_id, role_id, federation_id, details) as (
      select at, case kind when 'init' then 'federation.initialised' else 'federation.imported' end, by_id,
        null::bigint, null::bigint, federation_id::bigint,
        case kind when 'import' then report || '{"file": "adherents.csv"}' else report end
      from work
      union all
      select coalesce(validated_at, refused_at),
        case when validated_at is null then 'giver.banned' else 'giver.validated' end, staff.id, user_id, null,
        federation_id, case when validated_at is null
          then jsonb_build_object('reason', refusal_reason is not null, 'note', refusal_note is not null)
          else '{}' end
      from givers join users on users.id = user_id join staff using (federation_id)
      where validation_type in ('manual', 'ban')
      union all
      select shown_at, 'phone.revealed', giver_id, receiver_id, null, federation_id, '{}'
      from phone_reveals join users on users.id = giver_id
      where shown_at >= ${monthsBefore(today, REVEALED)}::date and not is_given
      union all
      select recorded_at, 'report.amended', author_id, null, null, users.federation_id,
        jsonb_build_object('hunt', hunt_id, 'version', number)
      from report_versions join users on users.id = author_id where number > 1
      union all
      select asked_at, 'report.requested', author_id, null, null, users.federation_id,
        jsonb_build_object('hunt', hunt_id, 'version', version)
      from report_requests join users on users.id = author_id
      union all
      select opened_at, 'recall.opened', staff.id, null, null, federation_id, jsonb_build_object('recall', recalls.id,
        'animals', (select count(*) from recall_animals where recall_id = recalls.id),
        'people', (select count(*) from recall_receivers where recall_id = recalls.id))
      from recalls join staff using (federation_id)
      union all
      select answered_at, 'recall.' || recall_receivers.state, coalesce(answered_by, receiver_id), receiver_id, null,
        federation_id, jsonb_build_object('recall', recall_id)
      from recall_receivers join recalls on recalls.id = recall_id where answered_at is not null
      union all
      select ${`${dayAfter(today, -90)}T09:00:00Z`}::timestamptz, 'role.created', users.id, null, roles.id, null,
        jsonb_build_object('code', code, 'label', label)
      from roles, users where code = 'field_officer' and email = 'roles@example.org'
    )
    insert into acts (at, act, actor_id, user_id, role_id, federation_id, details)
    select at, act, actor_id, user_id, role_id, federation_id, details from done
    order by at, act, user_id`.execute(db)
}

/** Two mails that could not be delivered: days ago, and contents. */
const givenUp = [
  { days: 2, role: 'receiver', subject: 'Votre absence est annulée', last_error: 'EENVELOPE 550' },
  { days: 5, role: 'giver', subject: 'Votre correction est acceptée', last_error: 'ETIMEDOUT' },
]

/** Seeds undeliverable mails to people of a federation. */
export async function seedRefusedMails(db: Db, federationId: number, now: Date): Promise<void> {
  for (const { days, role, subject, last_error } of givenUp)
    await sql`
      insert into mails (user_id, recipient, subject, text, html, created_at, attempts, last_error)
      select users.id, users.email, ${subject}, '', '',
        ${new Date(now.getTime() - days * DAY)}::timestamptz, 40, ${last_error}
      from users join roles on roles.id = users.role_id
      where users.federation_id = ${federationId} and roles.code = ${role}
        and users.blocked_at is null and not users.is_deleted
      order by users.id desc limit 1`.execute(db)
}
