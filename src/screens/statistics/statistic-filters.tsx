import type { Filter } from '../../../contract/statistics/statistics.ts'
import { type Preset, presetDays, presets } from '../../../machines/statistics/periods.ts'
import type { Chosen } from '../../../machines/statistics/statistic-export.ts'
import type { FieldErrors } from '../../../machines/patterns/field-errors.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { DateField } from '../../ui/fields/date-field.tsx'
import { NativeSelect } from '../../ui/fields/native-select.tsx'

type Props = {
  filters: readonly Filter[]
  chosen: Chosen
  errors: FieldErrors
  today: string
  onFilter: (field: string, value: string) => void
  onPeriod: (preset: Preset) => void
  mayClear: boolean
  onClear: () => void
}

/** The filters of a statistic, generated from its description (spec §3 « Statistic »). */
export function StatisticFilters(props: Props) {
  const { filters, chosen, errors, onFilter, mayClear, onClear } = props
  return (
    <div role="group" aria-label="Filtres" className="grid items-end gap-4 md:grid-cols-2 lg:grid-cols-4">
      {filters.some(({ type }) => type === 'day') ? <Presets {...props} /> : null}
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

const presetNames: Record<Preset, string> = {
  season: 'Cette saison',
  lastSeason: 'Saison passée',
  lastMonths: '12 derniers mois',
}

/** Periods that are chosen in one go; the one that both days say is pressed. */
function Presets({ chosen, today, onPeriod }: Pick<Props, 'chosen' | 'today' | 'onPeriod'>) {
  return (
    <div role="group" aria-label="Période" className="col-span-full flex flex-wrap gap-2">
      {presets.map((preset) => {
        const { from, to } = presetDays(preset, today)
        const isChosen = chosen['from'] === from && chosen['to'] === to
        return (
          <Button
            key={preset}
            variant={isChosen ? 'secondary' : 'quiet'}
            aria-pressed={isChosen}
            onClick={() => onPeriod(preset)}
          >
            {presetNames[preset]}
          </Button>
        )
      })}
    </div>
  )
}
