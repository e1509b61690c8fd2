import type { ReactNode } from 'react'
import { Heading } from '../../../src/ui/page/heading.tsx'

type Props = { title: string; id: string; aside?: ReactNode; children: ReactNode }

export function Panel({ title, id, aside, children }: Props) {
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-card border border-line bg-surface p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Heading level={2} look={3} id={id}>
          {title}
        </Heading>
        {aside}
      </div>
      {children}
    </section>
  )
}
