import { granularities, type Granularity } from '../../contract/statistics/columns.ts'
import type { Filter } from '../../contract/statistics/statistics.ts'
import { Day } from '../../contract/fields.ts'
import { noMessages, Refused } from '../http/errors.ts'
import type { Asked, Definition, FilterName } from './definition.ts'

/** The options of the lists: federations and game types. */
export type Choices = {
  federations: readonly { id: number; code: string; name: string }[]
  specimenTypes: readonly { id: number; label: string }[]
}

const ALL = ''
// The month comes first, because it is the default.
const periods: Record<Granularity, string> = { month: 'Mois', week: 'Semaine', year: 'Année' }
const places: Record<Asked['place'], string> = { department: 'Départements', city: 'Communes' }
const titled = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const listed = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

const choice = (field: string, name: string, values: Filter['values']): Filter => ({
  field,
  name,
  type: 'choice',
  values,
})

/** The filters of one name, as the API sends them. */
function filtersNamed(name: FilterName, { federations, specimenTypes }: Choices): Filter[] {
  switch (name) {
    case 'period':
      return [
        { field: 'from', name: 'Du', type: 'day', values: [] },
        { field: 'to', name: 'Au', type: 'day', values: [] },
      ]
    case 'granularity':
      return [choice('granularity', 'Par', listed(periods))]
    case 'place':
      return [choice('place', 'Par', listed(places))]
    case 'specimenType':
      return [
        choice('specimen_type_id', 'Gibier', [
          { value: ALL, label: 'Tous les gibiers' },
          ...specimenTypes.map(({ id, label }) => ({ value: String(id), label: titled(label) })),
        ]),
      ]
    case 'federation':
      return [
        choice('federation_id', 'Fédération', [
          { value: ALL, label: 'Toutes les fédérations' },
          // The code first: the names begin alike, and a list shows only their beginning.
          ...federations.map(({ id, code, name: label }) => ({
            value: String(id),
            label: `${code} – ${label}`,
          })),
        ]),
      ]
  }
}

/** The filters of a statistic for a caller. A caller limited to a federation cannot choose one. */
export const filtersOf = (
  { filters }: Pick<Definition, 'filters'>,
  choices: Choices,
  ownFederation: number | null,
): Filter[] =>
  filters
    .filter((name) => name !== 'federation' || ownFederation === null)
    .flatMap((name) => filtersNamed(name, choices))

/**
 * Reads the values of a statistic's filters.
 * @throws Refused if the statistic has no such filter, or if its value is invalid
 */
export function readAsked(
  filters: readonly Filter[],
  chosen: Readonly<Record<string, string | null>>,
  ownFederation: number | null,
  now: Date,
): Asked {
  const errors = noMessages()
  for (const [field, value] of Object.entries(chosen)) {
    const filter = filters.find((one) => one.field === field)
    if (!filter)
      errors[field] = [
        `Le filtre « ${field} » n’existe pas ici. Effacez les filtres, puis choisissez parmi ceux de la page.`,
      ]
    else if (filter.type === 'day' && value && !Day.safeParse(value).success)
      errors[field] = ['Cette date n’existe pas.']
    else if (filter.type === 'choice' && !filter.values.some((one) => one.value === (value ?? ALL)))
      if (value) errors[field] = ['Choisissez une valeur de la liste.']
  }
  const { from, to } = chosen
  if (from && to && to < from && !errors['to']) errors['to'] = ['La fin ne peut pas précéder le début.']
  if (Object.keys(errors).length > 0) throw new Refused(errors)
  const id = (value: string | null | undefined) => (value ? Number(value) : null)
  const granularity = granularities.find((one) => one === chosen['granularity'])
  return {
    from: from ?? null,
    to: to ?? null,
    federationId: ownFederation ?? id(chosen['federation_id']),
    specimenTypeId: id(chosen['specimen_type_id']),
    granularity: granularity ?? 'month',
    place: chosen['place'] === 'city' ? 'city' : 'department',
    now,
  }
}
