import type { ReactNode } from 'react'
import { frNode } from './typography.ts'

/** A long text: spaces headings, paragraphs and lists written as plain elements. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="prose max-w-prose">{children}</div>
}

/** A paragraph of a long text. */
export function P({ children }: { children: ReactNode }) {
  return <p>{frNode(children)}</p>
}

/** An item of a list of a long text. */
export function Li({ children }: { children: ReactNode }) {
  return <li>{frNode(children)}</li>
}
