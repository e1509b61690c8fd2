const format = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})

/** « 13 mars 2026 à 12:00 », in France. */
export const momentInWords = (moment: Date): string => format.format(moment)
