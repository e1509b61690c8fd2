import { parisDay } from '../../contract/days.ts'

/** The day that models and answers speak of, in Paris. */
export const today = parisDay(new Date())

const noon = Date.parse(`${today}T12:00:00+01:00`)
const begun = Date.now()

/**
 * What the clocks of application and page say in the browser's run: about noon when it begins, so that
 * the day which its models speak of lasts until it ends.
 */
export const clockOfRun = () => new Date(noon + Date.now() - begun)
