import { Route } from 'react-router-dom'
import type { ActorRefFrom } from 'xstate'
import type { sessionMachine } from '../../machines/session.ts'
import { Gate } from './gate.tsx'
import { paths } from '../paths.ts'
import { AccountSpace } from './spaces.ts'
import { PageTitle } from '../ui/page/page-title.tsx'

/** The route of « Mon compte ». No gate blocks the choices about one's own data. */
export const accountRoute = (session: ActorRefFrom<typeof sessionMachine>) => (
  <Route
    path={paths.account}
    element={
      <Gate session={session} opens="everything">
        {(user, boot) => (
          <>
            <PageTitle>Mon compte</PageTitle>
            <AccountSpace session={session} user={user} boot={boot} />
          </>
        )}
      </Gate>
    }
  />
)
