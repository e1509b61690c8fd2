/** The year in which a day's season began; it runs from 1 July to 30 June. */
export const seasonOf = (day: string): number => {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return month >= 7 ? year : year - 1
}

/** The first and last day, `YYYY-MM-DD`, of the season that began in a year. */
export const seasonDays = (year: number) => ({ from: `${year}-07-01`, to: `${year + 1}-06-30` })
