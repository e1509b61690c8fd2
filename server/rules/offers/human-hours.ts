import { answerHours } from '../../../contract/answer-hours.ts'
import { limits } from '../../../contract/limits.ts'
import { clockIn } from '../../../contract/time-zones.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/**
 * When the time to answer is over for somebody who is asked now: the next full hour at which people of the
 * place read and write, so that nobody is told « jusqu’à 6 h 18 ».
 */
export function answerUntil(now: Date, zone: string): Date {
  const { opens, closes } = answerHours
  let until = Math.ceil((now.getTime() + limits.offers.answer) / MINUTE) * MINUTE
  const minutes = Number(clockIn(zone, new Date(until)).slice(3))
  until += ((60 - minutes) % 60) * MINUTE
  const hour = () => Number(clockIn(zone, new Date(until)).slice(0, 2))
  while (hour() < opens || hour() > closes) until += HOUR
  return new Date(until)
}
