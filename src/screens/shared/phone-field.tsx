import type { ComponentProps } from 'react'
import { limits } from '../../../contract/limits.ts'
import { nationalPhone } from '../../../contract/shared/people.ts'
import { TextField } from '../../ui/fields/text-field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'maxLength' | 'onChange'> & {
  onChange: (value: string) => void
}

/** A phone number. One autofilled as +33 6 12 34 56 78 is converted to national format. */
export const PhoneField = ({ onChange, ...rest }: Props) => (
  <TextField
    {...rest}
    type="tel"
    inputMode="tel"
    maxLength={limits.phone.typed}
    onChange={(value) => onChange(nationalPhone(value))}
  />
)
