import { sql } from 'kysely'
import type { OwnData } from '../../../contract/account/own-data.ts'
import type { AuditAction } from '../../../contract/shared/audit-log.ts'
import type { Db } from '../../database.ts'
import { assistantName } from '../shared/assistance.ts'
import {
  listed,
  named,
  meetingsBy,
  offered,
  recallsOf,
  animalsGot,
  animalsOf,
  contestedBy,
  problemsOf,
  askedBy,
  reportedOf,
  versionsOf,
} from './own-data-parts.ts'
import { isNoted } from '../shared/retention/expired-rows.ts'
import { moment } from '../shared/moments.ts'

/** What was recorded about a person besides their entries: mails without text, and sessions. */
export async function findOwnRecords(db: Db, userId: number) {
  const mails = await db
    .selectFrom('mails')
    .where('user_id', '=', userId)
    .select(['subject', 'created_at', 'sent_at'])
    .orderBy('id')
    .execute()
  const sessions = await db
    .selectFrom('sessions')
    .leftJoin('users as assistants', 'assistants.id', 'sessions.assistant_id')
    .where('sessions.user_id', '=', userId)
    .select(['device', 'sessions.created_at', 'seen_at', 'assistant_id', assistantName.as('assistant')])
    .orderBy('sessions.created_at')
    .execute()
  return { mails, sessions }
}

/** How many entries of the audit log are read at a time. */
const PAGE = 5000

/**
 * The entries of the audit log about a person or by them, oldest first, page by page: some people have a
 * million. Each column has its own index in this order.
 */
export async function* findOwnActs(db: Db, userId: number, page = PAGE) {
  let last = 0
  for (let count = page; count === page;) {
    const after = (column: 'user_id' | 'actor_id' | 'assistant_id') => sql`
      (select id, at, act from acts where ${sql.ref(column)} = ${userId} and id > ${last}
      order by id limit ${page})`
    const { rows } = await sql<{ id: number; at: Date; act: AuditAction }>`
      select id, at, act from (
        ${after('user_id')} union ${after('actor_id')} union ${after('assistant_id')}
      ) as found order by id limit ${page}`.execute(db)
    yield rows
    count = rows.length
    last = rows.at(-1)?.id ?? last
  }
}

const given = sql`donations.quantity, specimen_types.label as specimen_type, hunts.started_at as hunt_started_at
  from donations
  join hunts on hunts.id = donations.hunt_id
  join specimen_types on specimen_types.id = donations.specimen_type_id`

const noted = sql`contacts.call_outcome as outcome, contacts.call_text as text,
  hunts.started_at as hunt_started_at
  from contacts join hunts on hunts.id = contacts.hunt_id`

/** What a person did as a giver; null for other roles. */
export async function findOwnGiver(db: Db, id: number): Promise<OwnData['giver']> {
  const previsions = sql`
    select specimen_types.label as specimen_type, hunt_previsions.quantity from hunt_previsions
    join specimen_types on specimen_types.id = hunt_previsions.specimen_type_id
    where hunt_previsions.hunt_id = hunts.id order by specimen_types.id`
  const { rows } = await sql<NonNullable<OwnData['giver']>>`
    select nit, validation_type, ${moment('validated_at')} as validated_at,
      ${moment('refused_at')} as refused_at, refusal_reason, refusal_note, is_wolfhunter,
      (select coalesce(jsonb_agg(cities.label_full order by territories.is_main desc, cities.id), '[]')
        from territories join cities on cities.id = territories.city_id
        where territories.giver_id = givers.user_id) as territories,
      ${listed(sql`
        select hunts.started_at, cities.label_full as city, hunts.is_wolfhunter,
          ${moment('hunts.finished_at')} as finished_at, ${listed(previsions)} as previsions
        from hunts join cities on cities.id = hunts.city_id
        where hunts.giver_id = ${id} order by hunts.started_at, hunts.id`)} as hunts,
      ${listed(sql`
        select ${named} as receiver, ${given} join users on users.id = donations.receiver_id
        where hunts.giver_id = ${id} order by hunts.started_at, users.id, specimen_types.id`)} as donations,
      ${listed(animalsOf(id))} as animals,
      ${versionsOf(id)} as report_versions,
      ${askedBy(id)} as corrections_asked,
      ${listed(sql`
        select hunts.started_at as hunt_started_at, ${named} as receiver, ${offered}
        from offers join hunts on hunts.id = offers.hunt_id join users on users.id = offers.receiver_id
        where hunts.giver_id = ${id} order by offers.sounded_at, offers.id`)} as offers,
      ${listed(meetingsBy(id))} as meetings,
      ${listed(sql`
        select ${named} as receiver, ${moment('phone_reveals.shown_at')} as shown_at
        from phone_reveals join users on users.id = phone_reveals.receiver_id
        where phone_reveals.giver_id = ${id} order by phone_reveals.shown_at, users.id`)} as phones_obtained,
      ${listed(sql`
        select ${named} as receiver, ${noted} join users on users.id = contacts.receiver_id
        where hunts.giver_id = ${id} and ${isNoted}
        order by hunts.started_at, contacts.id`)} as call_notes
    from givers where user_id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** What a person looked for and received as a receiver; null for other roles. */
export async function findOwnReceiver(db: Db, id: number): Promise<OwnData['receiver']> {
  const { rows } = await sql<NonNullable<OwnData['receiver']>>`
    select is_hunter, search_radius, is_always_available,
      ${listed(sql`
        select specimen_types.label as specimen_type, wishes.quantity from wishes
        join specimen_types on specimen_types.id = wishes.specimen_type_id
        where wishes.receiver_id = ${id} order by specimen_types.id`)} as wishes,
      ${listed(sql`
        select started_at, ended_at from availabilities
        where receiver_id = ${id} order by started_at, id`)} as availabilities,
      ${listed(sql`
        select ${named} as giver, cities.label_full as city, ${given}
        join users on users.id = hunts.giver_id join cities on cities.id = hunts.city_id
        where donations.receiver_id = ${id}
        order by hunts.started_at, hunts.id, specimen_types.id`)} as donations,
      ${listed(animalsGot(id))} as animals,
      ${listed(problemsOf(id))} as problems,
      ${listed(contestedBy(id))} as contested,
      ${reportedOf(id)} as reported,
      ${listed(recallsOf(id))} as recalls,
      ${listed(sql`
        select hunts.started_at as hunt_started_at, cities.label_full as city, ${offered},
          offers.distance, offers.reason, offers.behind_until, ${moment('offers.contested_at')} as contested_at,
          offers.contest_words, ${moment('offers.absence_decided_at')} as absence_decided_at
        from offers join hunts on hunts.id = offers.hunt_id join cities on cities.id = hunts.city_id
        where offers.receiver_id = ${id} order by offers.sounded_at, offers.id`)} as offers,
      ${listed(sql`
        select hunt_day as hunt_started_at, cities.label_full as city, ${moment('starts_at')} as starts_at,
          ${moment('ends_at')} as ends_at
        from called_off_meetings join cities on cities.id = called_off_meetings.city_id
        where receiver_id = ${id} order by starts_at, offer_id`)} as meetings_called_off,
      ${listed(sql`
        select ${named} as hunter, case when not users.is_deleted then cities.label_full end as city,
          ${moment('phone_reveals.shown_at')} as shown_at
        from phone_reveals join users on users.id = phone_reveals.giver_id
        left join cities on cities.id = users.city_id
        where phone_reveals.receiver_id = ${id}
        order by phone_reveals.shown_at, users.id`)} as phone_holders,
      ${listed(sql`
        select ${named} as hunter, ${noted} join users on users.id = hunts.giver_id
        where contacts.receiver_id = ${id} and ${isNoted}
        order by hunts.started_at, contacts.id`)} as call_notes
    from receivers where user_id = ${id}`.execute(db)
  return rows[0] ?? null
}
