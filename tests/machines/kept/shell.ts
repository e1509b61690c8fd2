import { after, answered, elapsed, failed, from, type KeptByChart } from './kept.ts'

const bourges = { id: 5, label: 'Bourges', label_full: '18000 BOURGES', postal_code: '18000' }
const nowhere = { federationId: null, nearFromFederation: null }
const found = [
  { type: 'text.typed', value: 'Bour' },
  elapsed('TYPING_PAUSE', 'citySearch.typing'),
  answered('searchCities', [bourges]),
]

const refused = (seconds: number) => ({ type: 'reading.refused', seconds })

/** What surrounds any page or serves several: what was found for one text is not offered for another. */
export const keptOfShell: KeptByChart = {
  'city-search': from(nowhere, [
    after(...found).keeps({ cities: [bourges], text: 'Bour' }),
    after(...found, { type: 'text.typed', value: '' }).keeps({ cities: [] }),
    after(
      ...found,
      { type: 'text.typed', value: 'Xyz' },
      elapsed('TYPING_PAUSE', 'citySearch.typing'),
      failed('searchCities'),
    ).keeps({ cities: [], text: 'Xyz' }),
  ]),
  overload: [
    after(refused(60), refused(15)).keeps({ readings: 2, seconds: 60 }),
    after(refused(60), refused(15), 'reading.resumed').keeps({ readings: 1, seconds: 60 }),
    after(refused(60), 'reading.resumed').keeps({ readings: 0, seconds: 0 }),
    after(refused(60), refused(15), 'readings.retried').keeps({ readings: 0, seconds: 0 }),
  ],
  'error-modal': [
    after({ type: 'failure.reported', error: 'Le réseau ne répond pas.' }, 'modal.closed').keeps({
      problem: null,
    }),
  ],
}
