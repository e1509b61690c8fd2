import type { Filter } from '../../../contract/statistics/statistics.ts'
import type { Chosen } from '../../../machines/statistics/statistic-export.ts'
import type { FieldErrors } from '../../../machines/patterns/field-errors.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { DateField } from '../../ui/fields/date-field.tsx'
import { NativeSelect } from '../../ui/fields/native-select.tsx'

type Props = {
  filters: readonly Filter[]
  chosen: Chosen
  errors: FieldErrors
  onFilter: (field: string, value: string) => void
  mayClear: boolean
  onClear: () => void
}

/** The filters of a statistic, generated from its description (spec §3 « Statistic »). */
export function StatisticFilters({ filters, chosen, errors, onFilter, mayClear, onClear }: Props) {
  return (
    <div role="group" aria-label="Filtres" className="grid items-end gap-4 md:grid-cols-2 lg:grid-cols-4">
      {filters.map(({ field, name, type, values }) =>
        type === 'day' ? (
          <DateField
            key={field}
            label={name}
            error={errors[field]}
            value={chosen[field] ?? ''}
            onChange={(value) => onFilter(field, value)}
          />
        ) : (
          <NativeSelect
            key={field}
            label={name}
            error={errors[field]}
            value={chosen[field] ?? values[0]?.value ?? ''}
            options={values}
            onChange={(value) => onFilter(field, value === values[0]?.value ? '' : value)}
          />
        ),
      )}
      {mayClear ? (
        <Button variant="quiet" onClick={onClear}>
          Effacer les filtres
        </Button>
      ) : null}
    </div>
  )
}
