import { type CalendarMeeting, type CalendarOffer, calendarOf } from '../../contract/shared/calendar-file.ts'
import { calendarUrl } from './calendar-url.ts'

/** The meeting of an offer as a calendar file, as a data URL for downloading. */
export const calendarFile = (offer: CalendarOffer, meeting: CalendarMeeting): string =>
  calendarUrl(calendarOf(offer, meeting))
