import './styles.css'
import { startTransition, StrictMode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { createActor } from 'xstate'
import { fetchCalls } from './actors/transport.ts'
import { session as sessionLogic } from './actors/sign-in/session.ts'
import { dropOldDrafts, unsentOf } from './actors/shared/kept-drafts.ts'
import { connectivity, errorModal } from './actors/shell.ts'
import { overload } from './actors/overload.ts'
import { followAccount } from './actors/page-account.ts'
import { App, fetchErrorModal, fetchOverPages, fetchPage } from './app.tsx'
import { atFirstGesture } from './routes/first-gesture.ts'
import { Boot, nobody } from '../contract/shared/session.ts'

// The largest file, and the last that is needed: all others run while it arrives.
const rendering = import('react-dom/client')

dropOldDrafts()
const embedded = document.getElementById('boot')?.textContent
const boot = Boot.safeParse(embedded ? JSON.parse(embedded) : nobody)
const session = createActor(sessionLogic, { input: boot.success ? boot.data : nobody }).start()
followAccount(session)
// A factor was added in another tab, or the due day has come: the reloaded page asks for what is owed.
errorModal.on('session.owing', () => location.reload())
errorModal.on('session.expired', () => {
  const { user } = session.getSnapshot().context
  session.send({ type: 'session.expired', unsent: user ? unsentOf(user.id) : 0 })
})

/** Milliseconds after which a page that is still loading shows its skeleton. */
const PATIENCE = 200
const pause = () => new Promise((done) => setTimeout(done, PATIENCE))

const { user } = session.getSnapshot().context
// A signed-in person’s page calls the server at once; the sign-in page waits for typing first.
if (user) fetchCalls().catch(() => {})
else atFirstGesture(() => Promise.all([fetchCalls(), fetchErrorModal()]))

const root = document.getElementById('root')!
const isPrerendered = root.childElementCount > 0
const fetching = isPrerendered ? undefined : fetchPage(location.pathname, user)
const page = (
  <StrictMode>
    <BrowserRouter>
      <App session={session} errorModal={errorModal} connectivity={connectivity} overload={overload} />
    </BrowserRouter>
  </StrictMode>
)
void rendering.then(({ createRoot, hydrateRoot }) => {
  // The sign-in page is prerendered, so that it is visible before this script runs.
  if (isPrerendered) return hydrateRoot(root, page)
  // Waits a little before the fallback, which React keeps for a minimum time once it is displayed.
  const show = () => startTransition(() => createRoot(root).render(page))
  void Promise.race([fetching, pause()]).then(show, show)
  // The network is idle once the announced scripts are there.
  void fetchOverPages()
})
