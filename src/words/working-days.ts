/** A waiting time in working days: « moins d’un jour ouvré », « 3 jours ouvrés ». */
export function workingDays(hours: number): string {
  const days = Math.floor(hours / 24)
  if (days === 0) return 'moins d’un jour ouvré'
  return days === 1 ? '1 jour ouvré' : `${days} jours ouvrés`
}
