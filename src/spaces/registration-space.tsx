import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import type { ActorRefFrom } from 'xstate'
import { UserType } from '../../contract/registration/registration.ts'
import type { registrationMachine } from '../../machines/registration/registration.ts'
import type { sessionMachine } from '../../machines/session.ts'
import {
  availableFederations,
  recallRegistration,
  registration,
} from '../actors/registration/registration.ts'
import { atFirstGesture } from '../routes/first-gesture.ts'
import { landing } from '../routes/landing.ts'
import { AvailableFederations } from '../screens/registration/available-federations.tsx'
import { NotFoundPage } from '../screens/shell/not-found.tsx'
import { Registration } from '../screens/registration/registration.tsx'
import { RegistrationChoice } from '../screens/registration/registration-choice.tsx'
import { PageTitle } from '../ui/page-title.tsx'

type Session = ActorRefFrom<typeof sessionMachine>

/** What tells of a lost network is fetched while there is one. */
const fetchErrorModalSoon = () => atFirstGesture(() => import('../screens/shell/error-modal.tsx'))

/** The query parameter that stands in the address during step 2. */
const STEP = 'step'

/**
 * Ties the step to the address: the browser's own buttons lead from one step to the other, and the
 * address says where one is. Passwords are not kept, so a page that opens begins with step 1.
 */
function useStepAddress(actor: ActorRefFrom<typeof registrationMachine>) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const isAddressed = search.has(STEP)
  const known = useRef(isAddressed)
  useSelector(actor, (snapshot) => snapshot.value)
  useEffect(() => {
    const { registrationIdentity, registrationSpecifics } = actor.getSnapshot().children
    if (known.current !== isAddressed && isAddressed)
      registrationIdentity?.send({ type: 'identity.submitted' })
    if (known.current !== isAddressed && !isAddressed)
      registrationSpecifics?.send({ type: 'identity.resumed' })
    known.current = isAddressed
    const snapshot = actor.getSnapshot()
    const isSecond = snapshot.matches('specifying')
    if (snapshot.status !== 'active' || isSecond === isAddressed) return
    if (isSecond) void navigate(`?${STEP}=2`, { state: STEP })
    else if (state === STEP) void navigate(-1)
    else void navigate('?', { replace: true })
  })
}

function Form({ session, userType, onFederations }: FormProps) {
  const [input] = useState(() => recallRegistration(userType))
  const actor = useActorRef(registration, { input })
  useStepAddress(actor)
  useEffect(fetchErrorModalSoon, [])
  useEffect(() => {
    const { unsubscribe } = actor.subscribe({
      complete: () => {
        const boot = actor.getSnapshot().output
        if (boot) session.send({ type: 'account.registered', boot })
      },
    })
    return unsubscribe
  }, [actor, session])
  return <Registration actor={actor} onFederations={onFederations} />
}
type FormProps = { session: Session; userType: UserType; onFederations: () => void }

/** The pages of registration, loaded with their addresses only (spec §2 « Registration »). */
export function RegistrationSpace({ session }: { session: Session }) {
  const boot = useSelector(session, (snapshot) => snapshot.context)
  const { userType } = useParams()
  const chosen = UserType.safeParse(userType)
  const federations = useActorRef(availableFederations)
  const openFederations = () => federations.send({ type: 'list.requested' })
  if (boot.user) return <Navigate to={landing(boot)} replace />
  if (userType && !chosen.success)
    return (
      <>
        <PageTitle>Page introuvable</PageTitle>
        <NotFoundPage home={landing(boot)} />
      </>
    )
  return (
    <>
      <PageTitle>Inscription</PageTitle>
      {chosen.success ? (
        <Form key={chosen.data} session={session} userType={chosen.data} onFederations={openFederations} />
      ) : (
        <RegistrationChoice onFederations={openFederations} />
      )}
      <AvailableFederations actor={federations} />
    </>
  )
}
