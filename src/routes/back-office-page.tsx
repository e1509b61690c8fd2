import { Route } from 'react-router-dom'
import type { ActorRefFrom } from 'xstate'
import type { sessionMachine } from '../../machines/session.ts'
import { backOffice, isOpened } from './back-office.ts'
import { Gate } from './gate.tsx'
import { NotFoundPage } from '../screens/shell/not-found.tsx'
import { SecondFactorReminder } from '../screens/shared/second-factor-reminder.tsx'
import { backOfficeSpaces } from './spaces.ts'
import { PageTitle } from '../ui/page/page-title.tsx'

/** The routes of the back office; a page without the required permission is a 404. */
export const backOfficeRoutes = (session: ActorRefFrom<typeof sessionMachine>, start: string) =>
  backOffice.map((page) => {
    const { to, label, path = to } = page
    const Space = backOfficeSpaces[to]
    return (
      <Route
        key={to}
        path={path}
        element={
          <Gate session={session}>
            {(_, boot) =>
              Space && isOpened(page, boot) ? (
                <>
                  <PageTitle>{label}</PageTitle>
                  {to === start ? <SecondFactorReminder duty={boot.second_factor} /> : null}
                  <Space boot={boot} />
                </>
              ) : (
                <NotFoundPage home={start} />
              )
            }
          </Gate>
        }
      />
    )
  })
