/**
 * A waiting time, rounded up, in minutes from one minute on, in hours from two: « 40 secondes », « 12 minutes », « 3
 * heures ».
 */
export function waitInWords(wait: number): string {
  const seconds = Math.ceil(wait)
  const [count, unit] =
    seconds < 60
      ? [seconds, 'seconde']
      : seconds < 7200
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'heure']
  return `${count} ${unit}${count > 1 ? 's' : ''}`
}
