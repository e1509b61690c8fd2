import {
  type CalendarHunt,
  type CalendarMeeting,
  type CalendarOffer,
  calendarOf,
  calendarOfHunt,
} from '../../contract/shared/calendar-file.ts'

/** A calendar file as a data URL for downloading. */
const dataUrl = (calendar: string) => `data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`

/** The meeting of an offer as a calendar file. */
export const calendarFile = (offer: CalendarOffer, meeting: CalendarMeeting): string =>
  dataUrl(calendarOf(offer, meeting))

/** A planned hunt as a calendar file. */
export const huntCalendarFile = (hunt: CalendarHunt): string => dataUrl(calendarOfHunt(hunt))
