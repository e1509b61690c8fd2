import type { ReactNode } from 'react'
import { Offline } from '../../ui/notices/offline-badge.tsx'
import { lazyPart, Part } from '../../ui/page/lazy-part.tsx'
import { PageLayout } from '../../ui/page/page-layout.tsx'
import { Footer } from './footer.tsx'
import type { NavProps } from './navigation.ts'
import { PersonBar, TopBar } from './top-bar.tsx'

const SideNav = lazyPart(async () => (await import('./side-nav.tsx')).SideNav)

/** Loads the parts of the frame for signed-in persons. */
export const fetchFrame = () => Promise.all([SideNav.fetch(), PersonBar.fetch()])

type Props = NavProps & {
  /** `top`: givers, receivers and visitors; `side`: the back-office. */
  navigation: 'top' | 'side'
  banner?: ReactNode
  offline: boolean
  children: ReactNode
}

/** The frame of every page. */
export function Frame({ navigation, banner, offline, children, ...nav }: Props) {
  const isSide = navigation === 'side'
  return (
    <Offline value={offline}>
      <PageLayout
        banner={banner}
        header={<TopBar {...nav} unfolds={isSide ? 'never' : 'md'} />}
        aside={
          isSide ? (
            <Part awaited={<div className="hidden border-r border-line bg-surface lg:block" />}>
              <SideNav {...nav} />
            </Part>
          ) : null
        }
        footer={<Footer />}
      >
        {children}
      </PageLayout>
    </Offline>
  )
}
