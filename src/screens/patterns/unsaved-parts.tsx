import type { FieldErrors } from '../../../machines/patterns/field-errors.ts'
import { Notice } from '../../ui/notices/notice.tsx'
import { withNetworkAdvice } from '../../words/network-advice.ts'

type Props = {
  /** Per part, a sentence that says whether it was saved. */
  parts: readonly string[]
  errors: FieldErrors
}

/** Which parts of a form were saved and which were not, with the server's reasons. */
export function UnsavedParts({ parts, errors }: Props) {
  const messages = [...new Set(Object.values(errors).flat())]
  return (
    <Notice tone="danger">
      <ul className="grid gap-1">
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
        <li>
          {messages.length > 0
            ? messages.join(' ')
            : withNetworkAdvice('Votre saisie est encore à l’écran :')}
        </li>
      </ul>
    </Notice>
  )
}
