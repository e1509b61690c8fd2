import { parisDay } from '../../contract/days.ts'
import type { Granularity } from '../../contract/statistics/columns.ts'
import {
  findContacts,
  findDonationsByType,
  findDonationsOverTime,
  findHunts,
} from '../queries/statistics/statistics-donations.ts'
import { reminderDays } from '../rules/reports/report-reminders.ts'
import { type Definition, figure, shown, bar } from './definition.ts'

const periodNames: Record<Granularity, string> = { week: 'semaine', month: 'mois', year: 'année' }

/** The statistics of donations, hunts and contacts. */
export const donationStatistics: readonly Definition[] = [
  {
    code: 'donations_by_type',
    label: 'Cessions par gibier',
    icon: 'animals',
    color: 'forest',
    filters: ['period', 'federation', 'specimenType'],
    headers: () => [shown('Gibier', 'text'), shown('Animaux cédés', 'number'), shown('Cessions', 'number')],
    summarize: [
      figure('Animaux cédés', 'animals', 1),
      figure('Cessions', 'handovers', 2),
      { name: 'Animaux cédés par gibier', code: 'by_type', type: 'pie', column: 1, operation: 'sum' },
    ],
    find: findDonationsByType,
  },
  {
    code: 'donations_over_time',
    label: 'Cessions au fil du temps',
    icon: 'time',
    color: 'forest',
    filters: ['granularity', 'period', 'federation', 'specimenType'],
    headers: ({ granularity }) => [
      shown('Période', granularity),
      shown('Animaux cédés', 'number'),
      shown('Cessions', 'number'),
    ],
    summarize: [
      figure('Animaux cédés', 'animals', 1),
      figure('Cessions', 'handovers', 2),
      { name: 'Animaux cédés', code: 'average', type: 'figure', column: 1, operation: 'average' },
      bar('Animaux cédés', 'over_time', 1),
    ],
    find: findDonationsOverTime,
  },
  {
    code: 'hunts',
    label: 'Chasses prévues, informées et en retard',
    sheet: 'Chasses',
    icon: 'hunt',
    color: 'autumn',
    filters: ['granularity', 'period', 'federation'],
    headers: ({ granularity }) => [
      shown('Période', granularity),
      shown('Chasses', 'number'),
      shown('À venir', 'number'),
      shown('Informées', 'number'),
      shown('En attente d’information', 'number'),
      shown('Sans information, compte fermé', 'number'),
      shown('Délai moyen d’information, en jours ouvrés', 'decimal'),
    ],
    summarize: [
      figure('À venir', 'planned', 2),
      figure('Informées', 'reported', 3),
      { ...figure('En attente d’information', 'late', 4), rows: 'overdueHunts' },
      {
        name: 'Délai moyen d’information',
        code: 'delay',
        type: 'figure',
        column: 6,
        operation: 'average',
        weight: 3,
        unit: 'workingDays',
        target: `Après le jour de la chasse. Rappels au responsable à ${reminderDays.first}, ${reminderDays.second} et ${reminderDays.third} jours`,
      },
      { ...bar('Chasses', 'over_time', 1), parts: [2, 3, 4, 5] },
    ],
    tones: {
      'À venir': 'open',
      Informées: 'good',
      'En attente d’information': 'late',
      'Sans information, compte fermé': 'neutral',
    },
    find: (db, asked) => findHunts(db, asked, parisDay(asked.now)),
  },
  {
    code: 'contacts',
    label: 'Contacts obtenus et numéros révélés',
    sheet: 'Contacts et numéros',
    icon: 'phone',
    color: 'info',
    filters: ['granularity', 'period', 'federation'],
    headers: ({ granularity }) => [
      shown('Période', granularity),
      shown(`Contacts obtenus, par ${periodNames[granularity]} de la chasse`, 'number'),
      shown(`Numéros révélés, par ${periodNames[granularity]} où ils l’ont été`, 'number'),
    ],
    summarize: [
      figure('Contacts obtenus', 'contacts', 1),
      figure('Numéros révélés', 'phones', 2),
      bar('Numéros révélés', 'over_time', 2),
    ],
    find: findContacts,
  },
]
