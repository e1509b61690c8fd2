import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** An entry of the navigation. */
export type NavEntry = { to: string; label: string; icon?: LucideIcon; badge?: ReactNode }

/** The signed-in person. */
export type Person = {
  name: string
  onSignOut: () => void
  isSigningOut: boolean
}

export type NavProps = {
  /** The link of the wordmark. */
  home: string
  links: readonly NavEntry[]
  /** The path of the current page. */
  currentPath: string
  person: Person
}

/** The entry of a path: the longest one that is a prefix of it. */
export function currentEntry(links: readonly NavEntry[], path: string): NavEntry | undefined {
  return links
    .filter(({ to }) => path === to || path.startsWith(`${to}/`))
    .toSorted((a, b) => b.to.length - a.to.length)[0]
}
