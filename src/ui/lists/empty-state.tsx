import type { ReactNode } from 'react'
import { frNode } from '../text/typography.ts'

type Props = {
  /** One of the drawings of `drawings.tsx`. */
  drawing: ReactNode
  children: ReactNode
  /** The next action, if any. */
  action?: ReactNode
}

/** An empty list: a drawing, a sentence and the next action, if any. */
export function EmptyState({ drawing, children, action }: Props) {
  return (
    <div className="grid content-start justify-items-center gap-4 rounded-card border border-dashed border-line px-4 py-8 text-center">
      <div aria-hidden className="text-forest">
        {drawing}
      </div>
      <p className="max-w-prose text-pretty text-ink-soft">{frNode(children)}</p>
      {action}
    </div>
  )
}
