/** A wait, in minutes from one minute on: « 40 secondes », « 12 minutes ». */
export function waitInWords(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'seconde'] : [Math.ceil(seconds / 60), 'minute']
  return `${count} ${unit}${count > 1 ? 's' : ''}`
}
