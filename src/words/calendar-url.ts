/** A calendar file as a data URL for downloading. */
export const calendarUrl = (calendar: string): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`
