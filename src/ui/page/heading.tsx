import type { ReactNode } from 'react'
import { frNode } from '../text/typography.ts'

const looks = {
  1: 'text-3xl md:text-4xl',
  2: 'text-xl md:text-2xl',
  3: 'text-lg',
  4: 'text-base',
} as const

type Props = {
  level: 1 | 2 | 3 | 4
  children: ReactNode
  id?: string
  /** The visual size, if it differs from the level in the outline. */
  look?: 1 | 2 | 3 | 4
}

/** A heading; one of level 1 per page. */
export function Heading({ level, children, id, look = level }: Props) {
  const Tag = `h${level}` as const
  return (
    <Tag
      id={id}
      className={`font-semibold tracking-tight text-balance wrap-anywhere text-ink ${looks[look]}`}
    >
      {frNode(children)}
    </Tag>
  )
}
