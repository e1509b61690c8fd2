import type { LucideIcon } from 'lucide-react'
import { fr, frNode } from '../text/typography.ts'

type Props = {
  icon: LucideIcon
  /** What the button does, in one word. */
  children: string
  /** Its accessible name: the same word, and of whom. */
  label: string
  /** A click anywhere in the row triggers the button. */
  whole?: boolean
  /** Temporarily inactive. Keeps its look and the focus. */
  locked?: boolean
  onClick: () => void
}

const look =
  'print:hidden inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-control px-3 font-semibold ' +
  'text-forest hover:bg-forest-soft aria-disabled:cursor-progress md:relative md:min-h-10 md:min-w-10 md:px-2'
/** Stretches it over its row, below the other buttons. */
const stretched = 'md:static md:after:absolute md:after:inset-0 md:after:content-[""]'
const above = 'md:z-10'

/** A button in a table row: an icon, with its label on narrow screens where rows are cards. */
export function RowButton({ icon: Icon, children, label, whole = false, locked = false, onClick }: Props) {
  return (
    <button
      type="button"
      aria-label={fr(label)}
      title={fr(label)}
      className={`${look} ${whole ? stretched : above}`}
      aria-disabled={locked || undefined}
      onClick={() => locked || onClick()}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <span className="md:hidden">{frNode(children)}</span>
    </button>
  )
}
