import type { ReactNode } from 'react'

type Props = {
  children: ReactNode
  /** `article` for a self-contained list entry, `section` if it has a heading. */
  as?: 'div' | 'article' | 'section' | 'li'
  /** The id of the heading that names it. */
  labelledBy?: string
  /** Adds a stripe in the accent colour: an action of the person is required. */
  pending?: boolean
}

/** A surface with a hairline border. */
export function Card({ children, as: Tag = 'div', labelledBy, pending = false }: Props) {
  const border = pending ? 'border-line border-l-4 border-l-autumn' : 'border-line'
  return (
    <Tag aria-labelledby={labelledBy} className={`rounded-card border bg-surface p-4 md:p-5 ${border}`}>
      {children}
    </Tag>
  )
}
