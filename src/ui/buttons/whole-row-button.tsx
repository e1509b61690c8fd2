import { ChevronRight } from 'lucide-react'
import { fr, frNode } from '../text/typography.ts'

type Props = {
  /** What the button does, in a word or two; on phones only its arrow is seen. */
  children: string
  /** Its accessible name: the same words, and of what. */
  label: string
  onClick: () => void
}

/** A button that a click anywhere in its row triggers. The row has to be `relative`. */
export function WholeRowButton({ children, label, onClick }: Props) {
  return (
    <button
      type="button"
      aria-label={fr(label)}
      className="print:hidden flex min-h-11 min-w-6 shrink-0 cursor-pointer items-center justify-end gap-1 font-semibold text-forest after:absolute after:inset-0 after:rounded-control after:content-[''] hover:underline"
      onClick={onClick}
    >
      <span className="max-md:hidden">{frNode(children)}</span>
      <ChevronRight aria-hidden className="size-5" />
    </button>
  )
}
