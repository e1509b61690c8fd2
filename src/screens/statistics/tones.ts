import type { Statistic, Tone } from '../../../contract/statistics/statistics.ts'

/** The bar colours that have a meaning: green, red, ochre, blue and grey. */
const colours: Record<Tone, number> = { good: 0, bad: 6, late: 3, open: 2, neutral: 7 }

/** The bar colour of what a name says; undefined if the statistic says nothing of it. */
export function colourOf(tones: Statistic['tones'], name: string): number | undefined {
  const tone = tones?.[name]
  return tone && colours[tone]
}
