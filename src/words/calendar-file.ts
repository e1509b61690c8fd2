import { type CalendarMeeting, type CalendarOffer, calendarOf } from '../../contract/shared/calendar-file.ts'

/** The meeting of an offer as a calendar file, as a data URL for downloading. */
export const calendarFile = (offer: CalendarOffer, meeting: CalendarMeeting): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarOf(offer, meeting))}`
