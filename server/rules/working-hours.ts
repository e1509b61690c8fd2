import { DAY, dayAfter, parisDay } from '../../contract/days.ts'

const HOUR = 3_600_000

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** The local time in France as milliseconds; clock changes happen on Sundays. */
const shown = (moment: Date) =>
  Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`) + moment.getUTCMilliseconds()

/** Easter Sunday of a year, `YYYY-MM-DD`, by the anonymous Gregorian algorithm. */
function easter(year: number): string {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const leaps = century - Math.floor(century / 4)
  const moons = Math.floor((century - Math.floor((century - 17) / 25)) / 3)
  const raw = (leaps - moons + 19 * golden + 15) % 30
  const moon = raw - Math.floor(raw / 28) * (1 - Math.floor(29 / (raw + 1)) * Math.floor((21 - golden) / 11))
  const weekday = (year + Math.floor(year / 4) + moon + 2 - leaps) % 7
  return dayAfter(`${year}-03-28`, moon - weekday)
}

const FIXED = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25']
/** Days after Easter Sunday: its Monday, Ascension Day, Whit Monday. */
const MOVING = [1, 39, 50]

/** Whether a day, `YYYY-MM-DD`, is a working day in France: Monday to Friday except public holidays. */
export function isWorkingDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay()
  if (weekday === 0 || weekday === 6 || FIXED.includes(day.slice(5))) return false
  const sunday = easter(Number(day.slice(0, 4)))
  return !MOVING.some((days) => dayAfter(sunday, days) === day)
}

/** The working-day hours in France between two timestamps, rounded down. */
export function workingHours(from: Date, to: Date): number {
  const [start, end] = [shown(from), shown(to)]
  let worked = 0
  for (let day = parisDay(from); Date.parse(day) < end; day = dayAfter(day, 1)) {
    const midnight = Date.parse(day)
    if (isWorkingDay(day)) worked += Math.min(end, midnight + DAY) - Math.max(start, midnight)
  }
  return Math.floor(worked / HOUR)
}

/** The latest timestamp since which more than this number of working-day hours have passed. */
export function latestBeyond(hours: number, now: Date): Date {
  let late = now.getTime() - hours * HOUR
  while (workingHours(new Date(late), now) <= hours) late -= DAY
  let inTime = now.getTime()
  while (inTime - late > 1) {
    const middle = Math.floor((late + inTime) / 2)
    if (workingHours(new Date(middle), now) > hours) late = middle
    else inTime = middle
  }
  return new Date(late)
}

/** A day, whether it is a working day, and the number of working days before it since the first one. */
export type CalendarDay = { day: string; works: boolean; before: number }

/** The working calendar of France from one day to another, both `YYYY-MM-DD` and included. */
export function workingCalendar(first: string, last: string): CalendarDay[] {
  const days: CalendarDay[] = []
  let before = 0
  for (let day = first; day <= last; day = dayAfter(day, 1)) {
    const works = isWorkingDay(day)
    days.push({ day, works, before })
    if (works) before += 1
  }
  return days
}
