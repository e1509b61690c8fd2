import { limits } from '../../contract/limits.ts'
import {
  findNeverServed,
  findRegistrations,
  findValidations,
} from '../queries/statistics/statistics-people.ts'
import { workingHours } from '../rules/working-hours.ts'
import { type Definition, figure, shown, bar, type Asked, type Found } from './definition.ts'
import { findCoverage, findElsewhere, type Elsewhere } from '../queries/statistics/statistics-coverage.ts'
import type { Db } from '../database.ts'

const HOUR = 3_600_000
/** The target of a decision, in working days. */
const TARGET = limits.validationDelay / 24

/** Givers who registered before this time have waited longer than the target of working hours. */
export function waitingSince(now: Date): Date {
  let moment = now
  while (workingHours(moment, now) < limits.validationDelay) moment = new Date(moment.getTime() - HOUR)
  return moment
}

/** Statistics of givers and receivers. */
export const peopleStatistics: readonly Definition[] = [
  {
    code: 'registrations',
    label: 'Inscriptions au fil du temps',
    icon: 'people',
    color: 'info',
    filters: ['granularity', 'period', 'federation'],
    headers: ({ granularity }) => [
      shown('Période', granularity),
      shown('Responsables inscrits', 'number'),
      shown('Particuliers inscrits', 'number'),
    ],
    summarize: [
      figure('Responsables inscrits', 'givers', 1),
      figure('Particuliers inscrits', 'receivers', 2),
      bar('Particuliers inscrits', 'receivers_over_time', 2),
      bar('Responsables inscrits', 'givers_over_time', 1),
    ],
    find: findRegistrations,
  },
  {
    code: 'validations',
    label: 'Validation des responsables de territoire',
    sheet: 'Validation des responsables',
    icon: 'validation',
    color: 'warning',
    filters: ['period', 'federation'],
    headers: () => [
      shown('Fédération', 'text'),
      shown('En attente', 'number'),
      shown(`En attente depuis plus de ${TARGET} jours ouvrés`, 'number'),
      shown('Validés automatiquement', 'number'),
      shown('Validés par la fédération', 'number'),
      shown('Refusés', 'number'),
      shown('Délai moyen de validation, en jours ouvrés', 'decimal'),
    ],
    summarize: [
      { ...figure('En attente', 'waiting', 1), rows: 'giverValidation' },
      {
        ...figure(`En attente depuis plus de ${TARGET} jours ouvrés`, 'late', 2),
        rows: 'lateValidation',
      },
      {
        name: 'Délai moyen de validation',
        code: 'delay',
        type: 'figure',
        column: 6,
        operation: 'average',
        weight: 4,
        unit: 'workingDays',
        target: `Objectif : ${TARGET} jours ouvrés au plus`,
      },
      bar('En attente par fédération', 'by_federation', 1),
    ],
    find: (db, asked) => findValidations(db, asked, waitingSince(asked.now)),
  },
  {
    code: 'coverage',
    label: 'Carte : responsables, particuliers, cessions',
    sheet: 'Carte',
    icon: 'map',
    color: 'forest',
    filters: ['place', 'period', 'federation'],
    headers: ({ place }) => [
      { label: 'Commune', format: 'text', shown: place === 'city' },
      shown('Département', 'department'),
      { label: 'Latitude', format: 'latitude', shown: false },
      { label: 'Longitude', format: 'longitude', shown: false },
      shown('Responsables validés', 'number'),
      shown('Particuliers', 'number'),
      shown('Animaux cédés', 'number'),
    ],
    summarize: [
      figure('Responsables validés', 'givers', 4),
      figure('Particuliers', 'receivers', 5),
      figure('Animaux cédés', 'animals', 6),
      { name: 'Animaux cédés', code: 'animals_map', type: 'map', column: 6, operation: 'sum' },
      { name: 'Particuliers', code: 'receivers_map', type: 'map', column: 5, operation: 'sum' },
      { name: 'Responsables validés', code: 'givers_map', type: 'map', column: 4, operation: 'sum' },
    ],
    find: coverage,
  },
  {
    code: 'never_served',
    label: 'Particuliers jamais servis',
    icon: 'share',
    color: 'autumn',
    filters: ['period', 'federation'],
    headers: () => [
      shown('Fédération', 'text'),
      shown('Particuliers', 'number'),
      shown('Servis au moins une fois', 'number'),
      shown('Jamais servis', 'number'),
      shown('Part jamais servie', 'percent'),
    ],
    summarize: [
      figure('Particuliers', 'receivers', 1),
      figure('Jamais servis', 'never', 3),
      bar('Jamais servis par fédération', 'by_federation', 3),
    ],
    find: findNeverServed,
  },
]

/** Why the sum by department differs from that by federation; undefined if it does not. */
function differenceOf({ animals, people }: Elsewhere): string | undefined {
  const differs = 'La somme par département diffère de celle par fédération, car'
  if (animals && people)
    return `${differs} chacun compte dans le département de sa commune ou de sa chasse, mais dans la fédération dont il relève.`
  if (animals)
    return `${differs} un animal compte dans le département de sa chasse, mais dans la fédération de son responsable.`
  if (people)
    return `${differs} une personne compte dans le département de sa commune, mais dans la fédération dont elle relève.`
  return undefined
}

/** Coverage, and by department why the sum by federation is another. */
async function coverage(db: Db, asked: Asked): Promise<Found> {
  const found = await findCoverage(db, asked)
  const remark = asked.place === 'department' ? differenceOf(await findElsewhere(db, asked)) : undefined
  return remark === undefined ? found : { ...found, remark }
}
