import type { ReactNode } from 'react'
import { Offline } from '../../ui/notices/offline-badge.tsx'
import { PageNotice } from '../../ui/notices/page-notice.tsx'
import { Part } from '../../ui/page/lazy-part.tsx'
import { PageLayout } from '../../ui/page/page-layout.tsx'
import { Footer } from './footer.tsx'
import { TopBar } from './top-bar.tsx'

type Props = {
  /** Where the wordmark leads. */
  home: string
  /** The end of the top bar, a part that is loaded for signed-in persons. */
  personBar?: ReactNode
  /** The navigation at the left from 1024 px, a part that is loaded for the back-office. */
  sideNav?: ReactNode
  banner?: ReactNode
  offline: boolean
  children: ReactNode
}

/** The frame of every page. */
export function Frame({ home, personBar, sideNav, banner, offline, children }: Props) {
  return (
    <Offline value={offline}>
      <PageLayout
        banner={banner}
        header={
          <TopBar home={home} isReplaced={sideNav !== undefined}>
            <Part awaited={null}>{personBar}</Part>
          </TopBar>
        }
        aside={
          sideNav === undefined ? null : (
            <Part awaited={<div className="hidden border-r border-line bg-surface lg:block" />}>
              {sideNav}
            </Part>
          )
        }
        footer={<Footer />}
      >
        <PageNotice />
        {children}
      </PageLayout>
    </Offline>
  )
}
