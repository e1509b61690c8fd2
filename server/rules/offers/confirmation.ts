import type * as z from 'zod/mini'
import { dayAfter } from '../../../contract/days.ts'
import type { ConfirmationEntry } from '../../../contract/giver/meetings.ts'
import { limits } from '../../../contract/limits.ts'
import type { DbTransaction } from '../../database.ts'
import { Refused } from '../../http/errors.ts'
import { momentsOf } from '../../queries/giver/meeting-hours.ts'
import { answerUntil } from './offer-window.ts'
import { findMeetingCities, meetingLike } from '../../queries/giver/meetings.ts'

type Entry = z.output<typeof ConfirmationEntry>
type Hunt = { id: number; started_at: string; time_zone: string }
type Moment = { giverId: number; now: Date }

/**
 * Finds the identical meeting of the hunt, or creates the entered one.
 * @throws Refused, by field: before the day of the hunt, too long after it, already over, at a time that
 * does not exist because of a clock change, or in a commune that is neither the hunt's nor a territory
 */
export async function meetingOf(
  transaction: DbTransaction,
  hunt: Hunt,
  entry: Entry,
  { giverId, now }: Moment,
) {
  const { place, city_id, day, from, to, contact_name = null, contact_phone = null } = entry
  const { days } = limits.meetings
  if (day < hunt.started_at) throw new Refused({ day: ['Le rendez-vous ne peut pas précéder la chasse.'] })
  if (day > dayAfter(hunt.started_at, days))
    throw new Refused({ day: [`Le rendez-vous a lieu au plus tard ${days} jours après la chasse.`] })
  const { starts_at, ends_at, skipped } = await momentsOf(transaction, { day, from, to }, hunt.time_zone)
  if (skipped)
    throw new Refused({ [skipped]: ['Cette heure n’existe pas ce jour-là : on passe à l’heure d’été.'] })
  if (ends_at <= now) throw new Refused({ to: ['Cette heure est déjà passée.'] })
  const cities = await findMeetingCities(transaction, giverId, hunt.id)
  const city = cities.find(({ id }) => id === city_id)
  if (!city) throw new Refused({ city_id: ['Choisissez la commune de la chasse ou un de vos territoires.'] })
  const meeting = { place, city_id, starts_at, ends_at, contact_name, contact_phone }
  const id = await meetingLike(transaction, { ...meeting, hunt_id: hunt.id, noted_at: now })
  return { id, city: city.label, starts_at, ends_at, time_zone: hunt.time_zone }
}

/**
 * The deadline for accepting a meeting: as for any offer, but at most an hour before it begins; until its
 * end if it is confirmed later than that.
 */
export function answerableUntil(
  { starts_at, ends_at, time_zone }: { starts_at: Date; ends_at: Date; time_zone: string },
  now: Date,
): Date {
  const last = starts_at.getTime() - limits.meetings.late
  if (now.getTime() >= last) return ends_at
  return new Date(Math.min(answerUntil(now, time_zone).getTime(), last))
}
