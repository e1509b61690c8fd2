import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import type { ActorRefFrom } from 'xstate'
import { GIVER } from '../../contract/shared/users.ts'
import type { sessionMachine } from '../../machines/session.ts'
import { accountRoute } from './account-route.tsx'
import { backOffice } from './back-office.ts'
import { Gate } from './gate.tsx'
import { comeBack, landing } from './landing.ts'
import { paths } from '../paths.ts'
import { NotFoundPage } from '../screens/shell/not-found.tsx'
import {
  BackOfficePage,
  GiverSpace,
  GiverWaitingSpace,
  MeetingLinkSpace,
  OfferLinkSpace,
  RecallLinkSpace,
  ReceiverSpace,
  RegistrationSpace,
  TermsSpace,
  VerificationSpace,
} from './spaces.ts'
import { Welcome } from '../screens/shell/welcome.tsx'
import { useWindowReturns } from '../ui/dialogs/window-history.ts'
import { lazyPart } from '../ui/page/lazy-part.tsx'
import { PageTitle } from '../ui/page/page-title.tsx'
import { Redirect } from '../ui/page/redirect.tsx'

const TextPages = lazyPart(async () => (await import('./text-pages.tsx')).TextPages)

const titled = (title: string, page: ReactNode) => (
  <>
    <PageTitle>{title}</PageTitle>
    {page}
  </>
)

/** Every page except sign-in at its URL, behind its gate (spec §2 « Route table »). */
export function Pages({ session }: { session: ActorRefFrom<typeof sessionMachine> }) {
  const state = useSelector(session, (snapshot) => snapshot)
  const { search, pathname } = useLocation()
  const start = landing(state.context)
  const returns = useWindowReturns(pathname)
  return (
    <Routes key={returns}>
      <Route
        path={paths.home}
        element={
          <Gate session={session}>
            {(user, { role }) =>
              start === paths.home ? (
                titled('Accueil', <Welcome firstname={user.firstname} role={role?.label} />)
              ) : (
                <Redirect to={start} />
              )
            }
          </Gate>
        }
      />
      <Route path={paths.recallLink} element={titled('Un rappel', <RecallLinkSpace />)} />
      <Route path={paths.offerLink} element={titled('Une proposition', <OfferLinkSpace />)} />
      <Route path={paths.meetingLink} element={titled('Un rendez-vous', <MeetingLinkSpace />)} />
      <Route path={paths.verification} element={titled('Vérifier un certificat', <VerificationSpace />)} />
      <Route path={paths.registration} element={<RegistrationSpace session={session} />} />
      <Route path={paths.login} element={<Redirect to={comeBack(search, state.context)} />} />
      <Route
        path={paths.terms}
        element={
          <Gate session={session} opens="unaccepted">
            {(user, { assistance }) =>
              state.matches({ signedIn: 'unaccepted' }) ? (
                <TermsSpace session={session} user={user} isAssisted={assistance !== null} />
              ) : (
                <Redirect to={comeBack(search, state.context)} />
              )
            }
          </Gate>
        }
      />
      <Route
        path={paths.giverWaiting}
        element={
          <Gate session={session} opens="held">
            {(user, { federation }) =>
              state.matches({ signedIn: 'held' }) ? (
                <GiverWaitingSpace session={session} user={user} federation={federation} />
              ) : (
                <Redirect to={paths.giver} />
              )
            }
          </Gate>
        }
      />
      <Route
        path={paths.giver}
        element={
          <Gate session={session}>
            {(user, { role, permissions, federation }) =>
              role?.code === GIVER ? (
                titled(
                  'Mes chasses',
                  <GiverSpace
                    user={user}
                    permissions={permissions ?? []}
                    nearTerritories={federation?.near_territories ?? false}
                  />,
                )
              ) : (
                <NotFoundPage home={start} />
              )
            }
          </Gate>
        }
      />
      <Route
        path={paths.receiver}
        element={
          <Gate session={session}>
            {(user) =>
              user.receiver ? (
                titled('Mon espace', <ReceiverSpace user={user} />)
              ) : (
                <NotFoundPage home={start} />
              )
            }
          </Gate>
        }
      />
      {accountRoute(session)}
      {backOffice.map((page) => (
        <Route
          key={page.to}
          path={page.path ?? page.to}
          element={<BackOfficePage session={session} page={page} start={start} />}
        />
      ))}
      <Route path="*" element={<TextPages home={start} />} />
    </Routes>
  )
}
