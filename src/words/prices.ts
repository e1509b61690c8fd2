/** The average observed prices as text (spec §1). */
export const averagePrices = [
  'sanglier : 1 € le kilo',
  'chevreuil : 2 à 3 € le kilo',
  'grands cervidés : 1,50 à 2,50 € le kilo',
] as const
