import type { ActorRefFrom } from 'xstate'
import type { sessionMachine } from '../../machines/session.ts'
import { type BackOfficePage as Entry, isOpened } from './back-office.ts'
import { backOfficeSpaces } from './back-office-spaces.ts'
import { Gate } from './gate.tsx'
import { NotFoundPage } from '../screens/shell/not-found.tsx'
import { SecondFactorReminder } from '../screens/shared/second-factor-reminder.tsx'
import { SectionTabs } from '../screens/shell/section-tabs.tsx'
import { staffTabs } from './staff-links.tsx'
import { PageTitle } from '../ui/page/page-title.tsx'

type Props = {
  session: ActorRefFrom<typeof sessionMachine>
  /** The page, one of `backOffice`. */
  page: Entry
  /** Where the person lands, and whence a missing page leads. */
  start: string
}

/** A page of the back office; without the required permission it is a 404. Loaded for staff only. */
export function BackOfficePage({ session, page, start }: Props) {
  const Space = backOfficeSpaces[page.to]
  return (
    <Gate session={session}>
      {(_, boot) =>
        Space && isOpened(page, boot) ? (
          <>
            <PageTitle>{page.label}</PageTitle>
            {page.to === start ? <SecondFactorReminder duty={boot.second_factor} /> : null}
            <SectionTabs {...staffTabs(boot, session, page.to)} currentPath={page.to} />
            <Space boot={boot} />
          </>
        ) : (
          <NotFoundPage home={start} />
        )
      }
    </Gate>
  )
}
