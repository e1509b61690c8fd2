import { parisDay } from '../../contract/days.ts'

/**
 * The current day in France in models and answers, which are loaded once for many tests. It stays the day on
 * which a test begins: see `same-day.ts` for machines and screens; applications of the browser run on
 * `clockOfRun`.
 */
export const today = parisDay(new Date())

/** About noon of that day: what models stamp their answers with, however often they make them. */
export const noonToday = new Date(`${today}T12:00:00+01:00`)
const begun = Date.now()

/**
 * The clock of application and page in the browser run: about noon when it starts, so that the day does
 * not change during the run.
 */
export const clockOfRun = () => new Date(noonToday.getTime() + Date.now() - begun)
