import { NativeSelect } from '../../../ui/fields/native-select.tsx'

type Props = {
  /** Those to choose from, in this order. */
  federations: readonly { id: number; code: string; name: string }[]
  /** The id of the chosen one, 0 for all; one of the URL that is not among them is included. */
  chosen: number
  disabled: boolean
  onChoose: (id: number) => void
}

/** Filters a list by federation, for staff who see all federations. */
export function FederationFilter({ federations, chosen, disabled, onChoose }: Props) {
  const options = federations.map(({ id, code, name }) => ({ value: String(id), label: `${code} – ${name}` }))
  const isUnknown = chosen !== 0 && federations.every(({ id }) => id !== chosen)
  return (
    <div className="max-w-full max-md:w-full md:min-w-64 md:[&_select]:field-sizing-content">
      <NativeSelect
        label="Filtrer par fédération"
        hideLabel
        placeholder="Toutes les fédérations"
        value={chosen === 0 ? '' : String(chosen)}
        disabled={disabled}
        options={isUnknown ? [...options, { value: String(chosen), label: 'Fédération choisie' }] : options}
        onChange={(id) => onChoose(Number(id))}
      />
    </div>
  )
}
