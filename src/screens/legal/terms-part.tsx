import type { ReactNode } from 'react'
import { Heading } from '../../ui/page/heading.tsx'

/** The heading level: directly under a page's title, or one level below. */
export type Level = 2 | 3

/** A titled part of the terms. */
export function TermsPart({ title, level, children }: { title: string; level: Level; children: ReactNode }) {
  return (
    <>
      <Heading level={level} look={3}>
        {title}
      </Heading>
      {children}
    </>
  )
}
