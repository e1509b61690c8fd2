import { ChevronRight } from 'lucide-react'
import { frNode } from '../text/typography.ts'

type Props = {
  /** The name of what it opens. */
  children: string
  onClick: () => void
}

/** The name at the top of a `TappedRow`, which opens it. A line of text has room within its target, below the name. */
export function OpeningButton({ children, onClick }: Props) {
  return (
    <button
      type="button"
      data-opens
      aria-haspopup="dialog"
      className="flex min-h-11 w-full cursor-pointer items-start gap-1 rounded-control pt-0.5 pb-5 text-left leading-tight hover:underline"
      onClick={onClick}
    >
      <span>{frNode(children)}</span>
      <ChevronRight aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-soft" />
    </button>
  )
}
