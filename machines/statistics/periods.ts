import { dayAfter, monthsBefore } from '../../contract/days.ts'
import { seasonDays, seasonOf } from '../../contract/seasons.ts'

/** The periods that are chosen in one go: this season, the last one, the twelve months up to today. */
export const presets = ['season', 'lastSeason', 'lastMonths'] as const
export type Preset = (typeof presets)[number]

/** The first and last day of a period, both included; `today` and the days are `YYYY-MM-DD`. */
export function presetDays(preset: Preset, today: string): { from: string; to: string } {
  switch (preset) {
    case 'season':
      return seasonDays(seasonOf(today))
    case 'lastSeason':
      return seasonDays(seasonOf(today) - 1)
    case 'lastMonths':
      return { from: dayAfter(monthsBefore(today, 12), 1), to: today }
  }
}
