import { Fold } from '../../ui/page/fold.tsx'
import { NavLink } from '../../ui/page/nav-link.tsx'
import type { NavEntry } from './navigation.ts'

type Props = {
  /** The section's name in the menu. */
  section: string
  tabs: readonly NavEntry[]
  currentPath: string
}

/** The pages of a section of the back office, above each of them; folded on a phone. */
export function SectionTabs({ section, tabs, currentPath }: Props) {
  if (tabs.length < 2) return null
  return (
    <nav aria-label={`Rubrique ${section}`} className="mb-5 border-line md:border-b md:pb-2 print:hidden">
      <Fold key={currentPath} narrowOnly look="line" label={`Autres pages : ${section}`}>
        <div className="grid gap-1 md:flex md:flex-wrap md:gap-0.5 md:*:gap-1.5 md:*:px-2 md:*:text-[0.9375rem]">
          {tabs.map((tab) => (
            <NavLink key={tab.to} {...tab} isCurrent={tab.to === currentPath} />
          ))}
        </div>
      </Fold>
    </nav>
  )
}
