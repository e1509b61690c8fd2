import type { ReactNode } from 'react'
import { Heading } from '../../ui/page/heading.tsx'

type Props = {
  id: string
  title: string
  /** The actions, beside the title. */
  beside?: ReactNode
  children: ReactNode
}

/** A part of the giver's home under its title. */
export function HomeSection({ id, title, beside, children }: Props) {
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {beside}
      </div>
      {children}
    </section>
  )
}
