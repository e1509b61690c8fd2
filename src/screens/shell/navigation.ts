import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** An entry of the navigation. `pages`: the pages that it stands for, if more than `to`. */
export type NavEntry = {
  to: string
  label: string
  icon?: LucideIcon
  badge?: ReactNode
  pages?: readonly string[]
}

/** The signed-in person. */
export type Person = {
  name: string
  /** The federation that a member of staff is limited to. */
  federation?: string | undefined
  onSignOut: () => void
  isSigningOut: boolean
}

export type NavProps = {
  /** The link of the wordmark. */
  home: string
  links: readonly NavEntry[]
  /** The entry of the person's account; null before any page is open. */
  account: NavEntry | null
  /** The path of the current page. */
  currentPath: string
  person: Person
}

/** The entry of a path: the one with the longest page that is a prefix of it. */
export function currentEntry(links: readonly NavEntry[], path: string): NavEntry | undefined {
  const lengthOf = ({ to, pages = [to] }: NavEntry) =>
    Math.max(
      0,
      ...pages.filter((page) => path === page || path.startsWith(`${page}/`)).map((page) => page.length),
    )
  return links.filter((entry) => lengthOf(entry) > 0).toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]
}
