import { calendarWith, escaped } from '../shared/calendar.ts'

/** A planned hunt: `day` as YYYY-MM-DD, `expected` in words, empty when nothing is expected. */
export type CalendarHunt = { id: number; day: string; city: string; expected: string }

/** A planned hunt as an iCalendar file, for its giver: all day long, replaced when the hunt is changed. */
export function calendarOfHunt({ id, day, city, expected }: CalendarHunt): string {
  const date = day.replaceAll('-', '')
  return calendarWith(
    [],
    [
      `UID:chasse-${id}@venaison`,
      `DTSTAMP:${date}T000000Z`,
      `DTSTART;VALUE=DATE:${date}`,
      `SUMMARY:${escaped(`Chasse à ${city}`)}`,
      `LOCATION:${escaped(city)}`,
      ...(expected === '' ? [] : [`DESCRIPTION:${escaped(`Gibier attendu : ${expected}`)}`]),
      // The day is not taken: the giver may have other appointments.
      'TRANSP:TRANSPARENT',
    ],
  )
}
