import type { FieldErrors } from '../../../machines/patterns/field-errors.ts'
import { Notice } from '../../ui/notices/notice.tsx'

type Props = {
  errors: FieldErrors
  /** The fields that display their own errors. */
  shown: readonly string[]
}

/** The errors that no field displays; renders nothing if there are none. */
export function OtherErrors({ errors, shown }: Props) {
  const others = Object.entries(errors).filter(([field]) => !shown.includes(field))
  if (others.length === 0) return null
  return <Notice tone="danger">{others.flatMap(([, messages]) => messages).join(' ')}</Notice>
}
