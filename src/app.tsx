import { useSelector } from '@xstate/react'
import { useLocation } from 'react-router-dom'
import type { ActorRefFrom } from 'xstate'
import { GIVER, RECEIVER, type User } from '../contract/shared/users.ts'
import type { connectivityMachine } from '../machines/shell/connectivity.ts'
import type { errorModalMachine } from '../machines/shell/error-modal.ts'
import type { overloadMachine } from '../machines/shell/overload.ts'
import type { sessionMachine } from '../machines/session.ts'
import { isLink, paths } from './paths.ts'
import { Frame } from './screens/shell/frame.tsx'
import { Login } from './screens/sign-in/login.tsx'
import { Interruption } from './ui/dialogs/interruption.ts'
import { Offline } from './ui/notices/offline-badge.tsx'
import { Above } from './ui/notices/page-notice.tsx'
import { lazyPart, Part, WindowPart } from './ui/page/lazy-part.tsx'
import { PageTitle } from './ui/page/page-title.tsx'
import { Skeleton } from './ui/page/skeleton.tsx'

const LinkSpace = lazyPart(async () => (await import('./spaces/link-space.tsx')).LinkSpace)
const Pages = lazyPart(async () => (await import('./routes/pages.tsx')).Pages)
const PersonBar = lazyPart(async () => (await import('./spaces/navigation-space.tsx')).PersonBar)
const StaffBar = lazyPart(async () => (await import('./spaces/staff-navigation-space.tsx')).StaffBar)
const StaffSideNav = lazyPart(async () => (await import('./spaces/staff-navigation-space.tsx')).StaffSideNav)
const ErrorModal = lazyPart(async () => (await import('./screens/shell/error-modal.tsx')).ErrorModal)
const OverloadNotice = lazyPart(
  async () => (await import('./screens/shell/overload-notice.tsx')).OverloadNotice,
)
const Announcements = lazyPart(async () => (await import('./screens/shell/announcements.tsx')).Announcements)

/** Loads the window « Erreur » in advance, since it must open without a network as well (spec §8). */
export const fetchErrorModal = () => Promise.all([ErrorModal.fetch(), import('./ui/buttons/second-tap.ts')])

/** Loads in advance what opens over any page: the dialogs, and where toasts appear. */
export const fetchOverPages = () => Promise.all([fetchErrorModal(), Announcements.fetch()])

const isStaff = ({ role }: User) => role.code !== GIVER && role.code !== RECEIVER

/** Loads the page of a URL, and the navigation of who is signed in, before they are rendered. */
export async function fetchPage(pathname: string, user: User | null): Promise<void> {
  const [{ fetchSpace }] = await Promise.all([import('./routes/spaces.ts'), Pages.fetch()])
  const navigation = user && isStaff(user) ? [StaffBar.fetch(), StaffSideNav.fetch()] : [PersonBar.fetch()]
  await Promise.all([...navigation, fetchSpace(pathname)])
}

const AssistanceBanner = lazyPart(
  async () => (await import('./screens/sign-in/assistance.tsx')).AssistanceBanner,
)
const SignOutQuestion = lazyPart(
  async () => (await import('./screens/sign-in/sign-out-question.tsx')).SignOutQuestion,
)
const AssistanceOver = lazyPart(async () => (await import('./screens/sign-in/assistance.tsx')).AssistanceOver)

const waiting = <Skeleton label="Chargement de la page…" count={3} />

/** The e-mail address typed at sign-in, so that it is not asked again. */
const typedEmail = (session: Shell['session']) =>
  session.getSnapshot().children.signInFlow?.getSnapshot().context.email ?? ''

/** The actors that live as long as the page. */
export type Shell = {
  session: ActorRefFrom<typeof sessionMachine>
  errorModal: ActorRefFrom<typeof errorModalMachine>
  connectivity: ActorRefFrom<typeof connectivityMachine>
  overload: ActorRefFrom<typeof overloadMachine>
}

/** The content of the frame: the page of the URL, unless the assisted session has ended. */
function Page({ session }: Pick<Shell, 'session'>) {
  const { pathname, search } = useLocation()
  const isSignedIn = useSelector(session, ({ context }) => context.user !== null)
  const isOver = useSelector(
    session,
    (snapshot) => snapshot.matches('assistanceOver') || snapshot.matches('reopened'),
  )
  if (isOver)
    return (
      <Part awaited={waiting}>
        <PageTitle>Session assistée terminée</PageTitle>
        <AssistanceOver onLeave={() => session.send({ type: 'assistance.left' })} />
      </Part>
    )
  if (isLink(pathname, search))
    return (
      <Part awaited={waiting}>
        <LinkSpace search={search} email={typedEmail(session)} isSignedIn={isSignedIn} />
      </Part>
    )
  if (pathname === paths.login && !isSignedIn)
    return (
      <>
        <PageTitle>Connexion</PageTitle>
        <Login session={session} />
      </>
    )
  return (
    <Part awaited={waiting}>
      <Pages session={session} />
    </Part>
  )
}

/** The application: its frame, its routes (spec §2 « Route table ») and the dialogs over any page. */
export function App({ session, errorModal, connectivity, overload }: Shell) {
  const state = useSelector(session, (snapshot) => snapshot)
  const isOffline = useSelector(connectivity, (snapshot) => snapshot.matches('offline'))
  const hasProblem = useSelector(errorModal, (snapshot) => snapshot.matches('open'))
  const isOverloaded = useSelector(overload, (snapshot) => snapshot.matches('waiting'))
  const { user, assistance } = state.context
  const assisting = state.children.assistance
  const staff = user && isStaff(user) ? user : null
  const notice = isOverloaded ? (
    <Part awaited={null}>
      <OverloadNotice actor={overload} />
    </Part>
  ) : null
  return (
    <Above value={notice}>
      <Frame
        home={paths.home}
        personBar={
          staff ? (
            <StaffBar session={session} user={staff} />
          ) : (
            user && <PersonBar session={session} user={user} />
          )
        }
        sideNav={staff ? <StaffSideNav session={session} user={staff} /> : undefined}
        banner={
          user && assistance && assisting && state.matches('signedIn') ? (
            <Part awaited={null}>
              <AssistanceBanner actor={assisting} user={user} />
            </Part>
          ) : null
        }
        offline={isOffline}
      >
        <Interruption value={hasProblem}>
          <Page session={session} />
        </Interruption>
      </Frame>
      <Offline value={isOffline}>
        <WindowPart>
          {state.matches('warned') ? <SignOutQuestion session={session} /> : null}
          {hasProblem ? <ErrorModal actor={errorModal} /> : null}
          {user ? <Announcements /> : null}
        </WindowPart>
      </Offline>
    </Above>
  )
}
