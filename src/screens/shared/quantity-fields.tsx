import { limits } from '../../../contract/limits.ts'
import type { SpecimenType } from '../../../contract/shared/specimen-types.ts'
import { type Option, NativeSelect } from '../../ui/fields/native-select.tsx'
import { SpecimenIcon } from '../../ui/pictures/specimen-icon.tsx'
import { animals, capital } from '../../words/words.ts'

type Props = {
  id?: string
  legend: string
  hideLegend?: boolean
  specimenTypes: SpecimenType[]
  /** Game type id → quantity; 0 if absent. */
  chosen: Record<number, number>
  options: Option[]
  disabled?: boolean
  onChoose: (specimenTypeId: number, quantity: number) => void
}

/** The quantities a receiver can wish for (spec §5 « Receiver wish quantity »). */
export const wishQuantities = Array.from({ length: limits.wish.max + 1 }, (_, n) => ({
  value: String(n),
  label: String(n),
}))

/** One quantity select per game type, labelled singular up to 1 and plural beyond (spec §2). */
export function QuantityFields(props: Props) {
  const { id, legend, hideLegend = false, specimenTypes, chosen, options, disabled = false, onChoose } = props
  return (
    <fieldset id={id} tabIndex={id ? -1 : undefined} disabled={disabled} className="@container">
      <legend className={hideLegend ? 'sr-only' : 'mb-2 font-semibold'}>{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3 @lg:grid-cols-3 @3xl:grid-cols-6">
        {specimenTypes.map((type) => (
          <div key={type.id} className="flex items-end gap-2">
            <span className="pb-1.5 text-ink-soft">
              <SpecimenIcon icon_url={type.icon_url} />
            </span>
            <div className="min-w-0 flex-1">
              <NativeSelect
                label={capital(animals(type, chosen[type.id] ?? 0))}
                value={String(chosen[type.id] ?? 0)}
                options={options}
                onChange={(value) => onChoose(type.id, Number(value))}
              />
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  )
}
