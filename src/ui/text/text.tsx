import type { ReactNode } from 'react'
import { frNode } from './typography.ts'

const looks = {
  body: 'text-ink',
  soft: 'text-ink-soft',
  small: 'text-sm text-ink-soft',
  strong: 'font-semibold text-ink',
} as const

/** A paragraph of readable width. */
export function Text({ children, look = 'body' }: { children: ReactNode; look?: keyof typeof looks }) {
  return <p className={`max-w-prose text-pretty ${looks[look]}`}>{frNode(children)}</p>
}
