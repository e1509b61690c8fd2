import { CalendarRange, Check, FilterX } from 'lucide-react'
import type { Filter } from '../../../contract/statistics/statistics.ts'
import { type Preset, presetDays, presets } from '../../../machines/statistics/periods.ts'
import type { Chosen } from '../../../machines/statistics/statistic-export.ts'
import type { FieldErrors } from '../../../machines/patterns/field-errors.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { DateField } from '../../ui/fields/date-field.tsx'
import { NativeSelect } from '../../ui/fields/native-select.tsx'
import { Fold } from '../../ui/page/fold.tsx'
import { shortDay } from '../../words/sanitary.ts'
import { capital } from '../../words/words.ts'

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
  const { filters, chosen, errors, onFilter } = props
  return (
    <Fold label="Filtres" second={chosenInWords(filters, chosen)} look="line" narrowOnly>
      <div
        role="group"
        aria-label="Filtres"
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13.5rem),1fr))] items-end gap-4"
      >
        <Presets {...props} />
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
      </div>
    </Fold>
  )
}

/** « Du 01/07/2026, Fédération des chasseurs du Cher », what a collapsed group of filters says. */
function chosenInWords(filters: readonly Filter[], chosen: Chosen): string {
  const parts = filters.flatMap(({ field, name, type, values }) => {
    const value = chosen[field]
    if (!value) return []
    const label = type === 'day' ? `${name.toLowerCase()} ${shortDay(value)}` : undefined
    return [label ?? values.find((one) => one.value === value)?.label ?? value]
  })
  return parts.length > 0 ? capital(parts.join(', ')) : 'Aucun'
}

const presetNames: Record<Preset, string> = {
  season: 'Cette saison',
  lastSeason: 'Saison passée',
  lastMonths: '12 derniers mois',
}

/** Periods that are chosen in one go, and the way back; the period that both days say is pressed. */
function Presets({ filters, chosen, today, onPeriod, mayClear, onClear }: Props) {
  const isDated = filters.some(({ type }) => type === 'day')
  if (!isDated && !mayClear) return null
  return (
    <div className="col-span-full flex flex-wrap gap-2">
      {isDated ? (
        <div role="group" aria-label="Période" className="flex flex-wrap gap-2">
          {presets.map((preset) => {
            const { from, to } = presetDays(preset, today)
            const isChosen = chosen['from'] === from && chosen['to'] === to
            return (
              <Button
                key={preset}
                icon={isChosen ? Check : CalendarRange}
                aria-pressed={isChosen}
                onClick={() => onPeriod(preset)}
              >
                {presetNames[preset]}
              </Button>
            )
          })}
        </div>
      ) : null}
      {mayClear ? (
        <Button variant="quiet" icon={FilterX} onClick={onClear}>
          Effacer les filtres
        </Button>
      ) : null}
    </div>
  )
}
