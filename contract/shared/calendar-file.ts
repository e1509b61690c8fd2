import { calendarWith, escaped } from './calendar.ts'
import { utcStamp } from '../utc-stamp.ts'

/** The offer of a meeting: `given` is what it promises. */
export type CalendarOffer = { id: number; given: string | null }
/**
 * `place`: null as long as only the commune is told. Times in ISO 8601. `moves`: how often an accepted
 * meeting was changed.
 */
export type CalendarMeeting = {
  city: string
  place: string | null
  starts_at: string
  ends_at: string
  moves: number
}

/**
 * What the file says of its event. `kept`: fetched by the person, who accepted. `moved`: sent when an
 * accepted meeting changes, to be accepted again. `cancelled`: the meeting does not take place.
 */
export type CalendarStep = 'kept' | 'moved' | 'cancelled'

/**
 * RFC 5545, §3.8.7.4: calendars replace an event by the one with the higher sequence number. A move is
 * sent before the moved meeting can be fetched, and a cancellation comes after both.
 */
const sequenceOf = (step: CalendarStep, moves: number) =>
  2 * moves + (step === 'kept' ? 0 : step === 'moved' ? -1 : 1)

/** RFC 5546, §3.2: what a mailed event is for. A fetched file is the person's own and says nothing. */
const methods: Record<CalendarStep, string[]> = {
  kept: [],
  moved: ['METHOD:PUBLISH'],
  cancelled: ['METHOD:CANCEL'],
}

/** Events that are sent need an organiser; the application reads no mail. */
const organiser = 'ORGANIZER;CN=Venaison:invalid:nomail'
const statuses: Record<CalendarStep, string[]> = {
  kept: [],
  moved: [organiser, 'STATUS:TENTATIVE'],
  cancelled: [organiser, 'STATUS:CANCELLED'],
}

const stamp = (moment: string) => utcStamp(new Date(moment))

/**
 * The meeting of an offer as an iCalendar file (RFC 5545). The event id depends on the offer, so that a
 * moved meeting replaces the earlier event.
 */
export const calendarOf = (
  { id, given }: CalendarOffer,
  { city, place, starts_at, ends_at, moves }: CalendarMeeting,
  step: CalendarStep = 'kept',
): string =>
  calendarWith(methods[step], [
    `UID:proposition-${id}@venaison`,
    `SEQUENCE:${sequenceOf(step, moves)}`,
    // Independent of the current time, so that the file is reproducible.
    `DTSTAMP:${stamp(starts_at)}`,
    `DTSTART:${stamp(starts_at)}`,
    `DTEND:${stamp(ends_at)}`,
    `SUMMARY:${escaped(`Gibier à emporter${given === null ? '' : ` : ${given}`}`)}`,
    `LOCATION:${escaped(place === null ? city : `${place}, ${city}`)}`,
    ...statuses[step],
  ])
