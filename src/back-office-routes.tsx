import type { ComponentType } from 'react'
import { Route } from 'react-router-dom'
import type { ActorRefFrom } from 'xstate'
import type { Boot } from '../contract/session.ts'
import type { sessionMachine } from '../machines/session.ts'
import { backOffice } from './back-office.ts'
import { Gate } from './gate.tsx'
import { paths } from './paths.ts'
import { NotFoundPage } from './screens/layout/not-found.tsx'
import { lazyPart } from './ui/lazy-part.tsx'
import { PageTitle } from './ui/page-title.tsx'

/** What is shown at each address of the back-office. */
const spaces: Partial<Record<string, ComponentType<{ boot: Boot }>>> = {
  [paths.federations]: lazyPart(async () => (await import('./federations-space.tsx')).FederationsSpace),
  [paths.users]: lazyPart(async () => (await import('./users-space.tsx')).UsersSpace),
  [paths.roles]: lazyPart(async () => (await import('./roles-space.tsx')).RolesSpace),
  [paths.giverValidation]: lazyPart(
    async () => (await import('./giver-validation-space.tsx')).GiverValidationSpace,
  ),
  [paths.statistics]: lazyPart(async () => (await import('./statistics-space.tsx')).StatisticsSpace),
}

/** The routes of the back-office; a page that the person's permissions do not open is not found. */
export const backOfficeRoutes = (session: ActorRefFrom<typeof sessionMachine>, start: string) =>
  backOffice.map(({ to, label, opens, path = to }) => {
    const Space = spaces[to]
    return (
      <Route
        key={to}
        path={path}
        element={
          <Gate session={session}>
            {(_, boot) =>
              Space && boot.permissions?.includes(opens) ? (
                <>
                  <PageTitle>{label}</PageTitle>
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
