import * as RadixCheckbox from '@radix-ui/react-checkbox'
import { Check } from 'lucide-react'
import { useField, type FieldProps } from './field.tsx'
import { frNode } from '../text/typography.ts'

type Props = Omit<FieldProps, 'optional'> & {
  checked: boolean
  /** For a box beside a link with the same words: the label is only read aloud. */
  hideLabel?: boolean
  /** Read-only but focusable; the page says why. */
  locked?: boolean
  onChange: (checked: boolean) => void
}

/** A checkbox; its label is part of the 44 px target. */
export function Checkbox({
  label,
  hideLabel = false,
  hint,
  error,
  id,
  disabled = false,
  locked = false,
  checked,
  onChange,
}: Props) {
  const field = useField({ id, hint, error })
  return (
    <div className="grid">
      <div className="flex gap-3">
        <span className="flex h-11 items-center">
          <RadixCheckbox.Root
            {...field.aria}
            checked={checked}
            disabled={disabled}
            aria-disabled={locked || undefined}
            onCheckedChange={(value) => locked || onChange(value === true)}
            className="relative grid size-6 shrink-0 before:absolute before:-inset-2.5 before:content-[''] cursor-pointer place-items-center rounded-[5px] border-2 border-control bg-surface disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-sunken aria-invalid:border-danger data-[state=checked]:border-forest data-[state=checked]:bg-forest"
          >
            <RadixCheckbox.Indicator>
              <Check aria-hidden className="size-4 stroke-3 text-on-forest" />
            </RadixCheckbox.Indicator>
          </RadixCheckbox.Root>
        </span>
        <label
          htmlFor={field.id}
          className={`${hideLabel ? 'sr-only' : 'min-h-11 cursor-pointer py-2.5'} ${disabled || locked ? 'text-ink-soft' : 'text-ink'}`}
        >
          {frNode(label)}
        </label>
      </div>
      {hint ? (
        <p id={`${field.id}-hint`} className="-mt-2 pb-2 pl-9 text-sm text-ink-soft">
          {frNode(hint)}
        </p>
      ) : null}
      {field.errors.length > 0 ? (
        <p id={`${field.id}-error`} className="-mt-2 pb-2 pl-9 text-sm font-semibold text-danger">
          {frNode(field.errors.join(' '))}
        </p>
      ) : null}
    </div>
  )
}
