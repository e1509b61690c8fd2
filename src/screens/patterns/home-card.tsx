import type { ReactNode } from 'react'
import { Card } from '../../ui/page/card.tsx'
import { Heading } from '../../ui/page/heading.tsx'

type Props = {
  id: string
  title: string
  /** Beside the title. */
  badge?: ReactNode
  children: ReactNode
}

/** A card of a page under its title. */
export function HomeCard({ id, title, badge, children }: Props) {
  return (
    <Card as="section" labelledBy={id}>
      <div className="grid gap-5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Heading level={2} id={id}>
            {title}
          </Heading>
          {badge}
        </div>
        {children}
      </div>
    </Card>
  )
}
