import type { ReactNode } from 'react'
import { PageLayout } from '../../ui/page-layout.tsx'
import { Footer } from './footer.tsx'
import type { NavProps } from './navigation.ts'
import { SideNav } from './side-nav.tsx'
import { TopBar } from './top-bar.tsx'

type Props = NavProps & {
  /** `top`: givers, receivers and visitors; `side`: the back-office. */
  navigation: 'top' | 'side'
  children: ReactNode
}

/** What stands around every page. */
export function Frame({ navigation, children, ...nav }: Props) {
  const isSide = navigation === 'side'
  return (
    <PageLayout
      header={<TopBar {...nav} unfolds={isSide ? 'never' : 'md'} />}
      aside={isSide ? <SideNav {...nav} /> : null}
      footer={<Footer />}
    >
      {children}
    </PageLayout>
  )
}
