import {
  animalTones,
  findAnimalsByFate,
  findHandOverTime,
  findOffersByOutcome,
  findRecalledPeople,
  findSamplesByResult,
} from '../queries/statistics/statistics-animals.ts'
import { type Definition, figure, shown, bar } from './definition.ts'

/** Statistics of individually noted animals, their samples, recalls and offers. */
export const animalStatistics: readonly Definition[] = [
  {
    code: 'animals_by_fate',
    label: 'Animaux par devenir',
    icon: 'animals',
    color: 'autumn',
    filters: ['period', 'federation', 'specimenType'],
    headers: () => [shown('Devenir', 'text'), shown('Animaux notés', 'number')],
    summarize: [figure('Animaux notés', 'animals', 1), bar('Animaux notés par devenir', 'by_fate', 1)],
    tones: animalTones.fates,
    find: findAnimalsByFate,
  },
  {
    code: 'samples_by_result',
    label: 'Prélèvements par résultat',
    icon: 'validation',
    color: 'warning',
    filters: ['period', 'federation'],
    headers: () => [
      shown('Résultat', 'text'),
      shown('Prélèvements', 'number'),
      shown('Animaux prélevés', 'number'),
    ],
    summarize: [
      figure('Prélèvements', 'samples', 1),
      figure('Animaux prélevés', 'animals', 2),
      bar('Prélèvements par résultat', 'by_result', 1),
    ],
    tones: animalTones.results,
    find: findSamplesByResult,
  },
  {
    code: 'recalled_people',
    label: 'Personnes rappelées par issue',
    icon: 'phone',
    color: 'warning',
    filters: ['period', 'federation'],
    headers: () => [shown('Issue', 'text'), shown('Personnes', 'number')],
    summarize: [
      figure('Personnes', 'people', 1),
      { name: 'Personnes rappelées par issue', code: 'by_outcome', type: 'bar', column: 1, operation: 'sum' },
    ],
    tones: animalTones.recalled,
    find: findRecalledPeople,
  },
  {
    code: 'offers_by_outcome',
    label: 'Propositions par issue',
    icon: 'share',
    color: 'info',
    filters: ['period', 'federation'],
    headers: () => [shown('Issue', 'text'), shown('Propositions', 'number')],
    summarize: [figure('Propositions', 'offers', 1), bar('Propositions par issue', 'by_outcome', 1)],
    tones: animalTones.outcomes,
    find: findOffersByOutcome,
  },
  {
    code: 'hand_over_time',
    label: 'Délai entre le tir et la remise',
    icon: 'time',
    color: 'autumn',
    filters: ['granularity', 'period', 'federation', 'specimenType'],
    headers: ({ granularity }) => [
      shown('Période', granularity),
      shown('Animaux mesurés', 'number'),
      shown('Délai médian (heures)', 'decimal'),
    ],
    summarize: [
      figure('Animaux mesurés', 'animals', 1),
      {
        name: 'Plus long délai médian d’une période (heures)',
        code: 'longest',
        type: 'figure',
        column: 2,
        operation: 'maximum',
      },
      { name: 'Délai médian (heures)', code: 'over_time', type: 'bar', column: 2, operation: 'maximum' },
    ],
    find: findHandOverTime,
  },
]
