import type { ReactNode } from 'react'
import { Card } from '../ui/card.tsx'
import { Heading } from '../ui/heading.tsx'

type Props = { id: string; title: string; children: ReactNode }

/** A card of the receiver's home under its title. */
export function HomeCard({ id, title, children }: Props) {
  return (
    <Card as="section" labelledBy={id}>
      <div className="grid gap-5">
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {children}
      </div>
    </Card>
  )
}
