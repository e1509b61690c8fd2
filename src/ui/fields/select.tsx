import * as RadixSelect from '@radix-ui/react-select'
import { Check, ChevronDown } from 'lucide-react'
import { controlLook, FieldFrame, useField, type FieldProps } from './field.tsx'
import type { Option } from './native-select.tsx'
import { allowStyles, pageNonce } from '../dialogs/nonce.ts'
import { frNode } from '../text/typography.ts'

type Props = FieldProps & {
  /** The selected value, '' if none. */
  value: string
  options: readonly Option[]
  onChange: (value: string) => void
  hideLabel?: boolean | undefined
  placeholder?: string | undefined
}

allowStyles()

/** A select with a few options. For many on one screen (quantities), use NativeSelect. */
export function Select(props: Props) {
  const { label, hint, error, optional, hideLabel, id, value, options, onChange, placeholder, disabled } =
    props
  const field = useField({ id, hint, error })
  return (
    <FieldFrame
      label={label}
      hint={hint}
      optional={optional}
      hideLabel={hideLabel}
      id={field.id}
      errors={field.errors}
    >
      <RadixSelect.Root value={value} onValueChange={onChange} disabled={disabled ?? false}>
        <RadixSelect.Trigger
          {...field.aria}
          className={`${controlLook} flex cursor-pointer items-center justify-between gap-2 text-left data-placeholder:text-ink-soft`}
        >
          <RadixSelect.Value placeholder={placeholder} />
          <RadixSelect.Icon>
            <ChevronDown aria-hidden className="size-5 text-ink-soft" />
          </RadixSelect.Icon>
        </RadixSelect.Trigger>
        <RadixSelect.Portal>
          <RadixSelect.Content position="popper" sideOffset={4} collisionPadding={8} className="select-list">
            <RadixSelect.Viewport nonce={pageNonce()} className="p-1">
              {options.map((option) => (
                <RadixSelect.Item key={option.value} value={option.value} className="option">
                  {/* Shown in the closed list, too: an element, since a browser that translates replaces texts. */}
                  <RadixSelect.ItemText>
                    <span>{frNode(option.label)}</span>
                  </RadixSelect.ItemText>
                  <RadixSelect.ItemIndicator>
                    <Check aria-hidden className="size-5 text-forest" />
                  </RadixSelect.ItemIndicator>
                </RadixSelect.Item>
              ))}
            </RadixSelect.Viewport>
          </RadixSelect.Content>
        </RadixSelect.Portal>
      </RadixSelect.Root>
    </FieldFrame>
  )
}
