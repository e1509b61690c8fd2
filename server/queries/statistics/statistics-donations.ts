import { sql } from 'kysely'
import type { Db } from '../../database.ts'
import type { Asked } from '../../statistics/definition.ts'
import {
  cells,
  during,
  duringInFrance,
  hourOf,
  isAsked,
  periodOf,
  calendarSince,
  joinDay,
  workedUntil,
} from './statistics.ts'
import { isPast, mayReport } from '../shared/hunt-state.ts'
import { dayInFrance } from '../shared/moments.ts'
import { inScope } from '../shared/federations.ts'

/** Animals and hand-overs per game type, including types without any. */
export const findDonationsByType = (db: Db, asked: Asked) =>
  cells(
    db,
    sql`
      select upper(left(specimen_types.label, 1)) || substr(specimen_types.label, 2) as label,
        coalesce(animals, 0) as animals, coalesce(handovers, 0) as handovers
      from specimen_types left join (
        select donations.specimen_type_id, sum(donations.quantity) as animals, count(*) as handovers
        from donations where ${isAsked(asked)} group by 1
      ) as counted on counted.specimen_type_id = specimen_types.id
      where ${asked.specimenTypeId}::integer is null or specimen_types.id = ${asked.specimenTypeId}
      order by specimen_types.id`,
  )

/** Animals and hand-overs per period that has any. */
export const findDonationsOverTime = (db: Db, asked: Asked) =>
  cells(
    db,
    sql`
      select ${periodOf(asked, 'donations.day')} as period,
        sum(donations.quantity) as animals, count(*) as handovers
      from donations where ${isAsked(asked)} group by 1 order by 1 desc`,
  )

/**
 * Hunts per period, by their current state, unreported ones by whether their report is still expected, and
 * the working days from the end of a hunt's day to its report on average. Reports are counted by hour first,
 * so that few moments are converted to working days; only hunts without a report are joined to their givers.
 */
export const findHunts = async (db: Db, asked: Asked, today: string) => {
  const earliest = sql<{ day: string | null }>`select min(started_at) as day from hunts`
  const calendar = await calendarSince(db, earliest, asked.now)
  const giver = sql`join users on users.id = hunts.giver_id`
  const isAsked = sql`${during(asked, 'hunts.started_at')} and ${inScope(asked, 'users.federation_id')}`
  const waited = sql`(${workedUntil('informed', 'reports.hour')}
    - day.before - case when day.works then 1 else 0 end)`
  return cells(
    db,
    sql`
      with ${calendar}, reports as (
        select hunts.started_at as day, ${hourOf('hunts.finished_at')} as hour, count(*) as hunts,
          sum(date_part('epoch', hunts.finished_at - ${hourOf('hunts.finished_at')})) as seconds
        from hunts ${asked.federationId === null ? sql`` : giver} where ${isAsked} group by 1, 2
      ), days as (
        select reports.day, sum(hunts) as hunts,
          sum(hunts) filter (where hour is null and reports.day >= ${today}::date) as planned,
          sum(hunts) filter (where hour is not null) as reported, 0 as late, 0 as unreported,
          sum(case when ${waited} < 0 then 0 else hunts * ${waited}
            + case when informed.works then seconds / 86400 else 0 end end) as waited
        from reports left join calendar as day on day.day = reports.day ${joinDay('informed', 'reports.hour')}
        group by 1
        union all
        select hunts.started_at, 0, 0, 0, count(*) filter (where ${mayReport}),
          count(*) filter (where not ${mayReport}), 0
        from hunts ${giver}
        where hunts.finished_at is null and ${isPast(asked.now)} and ${isAsked} group by 1
      )
      select ${periodOf(asked, 'day')} as period, sum(hunts)::integer as hunts,
        coalesce(sum(planned), 0)::integer as planned, coalesce(sum(reported), 0)::integer as reported,
        sum(late)::integer as late, sum(unreported)::integer as unreported,
        (sum(waited) / nullif(sum(reported), 0))::float8 as days
      from days group by 1 order by 1 desc`,
  )
}

/** Contacts obtained by givers, including those deleted since, and phones revealed, per period. */
export const findContacts = (db: Db, asked: Asked) =>
  cells(
    db,
    sql`
      select ${periodOf(asked, 'day')} as period, sum(contacts)::integer as contacts, sum(phones)::integer as phones
      from (
        select hunts.started_at as day, sum(coalesce(contacts_obtained, contacts_deleted
          + (select count(*) from contacts where contacts.hunt_id = hunts.id))) as contacts, 0 as phones
        from hunts
        ${asked.federationId === null ? sql`` : sql`join users on users.id = hunts.giver_id`}
        where ${during(asked, 'hunts.started_at')} and ${inScope(asked, 'users.federation_id')}
        group by 1
        union all
        select ${dayInFrance('hours.hour')}, 0, count from (
          select ${hourOf('phone_reveals.shown_at')} as hour, count(*) as count
          from phone_reveals
          ${asked.federationId === null ? sql`` : sql`join users on users.id = phone_reveals.giver_id`}
          where ${duringInFrance(asked, 'phone_reveals.shown_at')} and ${inScope(asked, 'users.federation_id')}
          group by 1
        ) as hours
      ) as days where contacts > 0 or phones > 0 group by 1 order by 1 desc`,
  )
