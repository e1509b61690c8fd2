import type { ReactNode } from 'react'

type Props = {
  children: ReactNode
  /** `article` for something that stands alone in a list, `section` when it has a heading. */
  as?: 'div' | 'article' | 'section' | 'li'
  /** The id of the heading that names it. */
  labelledBy?: string
  /** Adds a stripe in the accent colour: something awaits the person. */
  pending?: boolean
}

/** A surface with one hairline border. */
export function Card({ children, as: Tag = 'div', labelledBy, pending = false }: Props) {
  const border = pending ? 'border-line border-l-4 border-l-autumn' : 'border-line'
  return (
    <Tag aria-labelledby={labelledBy} className={`rounded-card border bg-surface p-4 md:p-5 ${border}`}>
      {children}
    </Tag>
  )
}
