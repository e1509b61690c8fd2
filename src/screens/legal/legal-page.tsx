import type { ReactNode } from 'react'
import { Heading } from '../../ui/page/heading.tsx'
import { PageTitle } from '../../ui/page/page-title.tsx'
import { Prose } from '../../ui/text/prose.tsx'

/** A page of legal text; sections are `Section`s. */
export function LegalPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <article className="mx-auto grid max-w-prose gap-2">
      <PageTitle>{title}</PageTitle>
      <Heading level={1}>{title}</Heading>
      <Prose>{children}</Prose>
    </article>
  )
}

/** A titled part of a legal text. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Heading level={2} look={3}>
        {title}
      </Heading>
      {children}
    </>
  )
}
