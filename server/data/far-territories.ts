/**
 * Coordinates of the overseas territories, which are missing from the data sets: by the first three
 * digits of the INSEE code (the main town), and by the whole code for the uninhabited southern lands.
 */
export const farTerritories: Record<string, { lat: number; lng: number }> = {
  '975': { lat: 46.78, lng: -56.17 },
  '977': { lat: 17.9, lng: -62.85 },
  '978': { lat: 18.07, lng: -63.08 },
  '986': { lat: -13.28, lng: -176.18 },
  '987': { lat: -17.54, lng: -149.57 },
  '988': { lat: -22.27, lng: 166.44 },
  '989': { lat: 10.3, lng: -109.22 },
  '98411': { lat: -37.84, lng: 77.55 },
  '98412': { lat: -49.35, lng: 70.22 },
  '98413': { lat: -46.43, lng: 51.86 },
  '98414': { lat: -66.66, lng: 140 },
  '98415': { lat: -11.58, lng: 47.3 },
}
