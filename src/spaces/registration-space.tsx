import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useParams } from 'react-router-dom'
import type { ActorRefFrom } from 'xstate'
import type { Boot } from '../../contract/shared/session.ts'
import { UserType } from '../../contract/registration/registration.ts'
import type { sessionMachine } from '../../machines/session.ts'
import { availableFederationsMachine } from '../../machines/registration/available-federations.ts'
import { registrationMachine } from '../../machines/registration/registration.ts'
import {
  keptRegistration,
  recallRegistration,
  registrationStorage,
} from '../actors/registration/kept-registration.ts'
import { wire } from '../actors/wire.ts'
import { atFirstGesture } from '../routes/first-gesture.ts'
import { landing } from '../routes/landing.ts'
import { useRegistrationUrl } from '../routes/registration-url.ts'
import { AvailableFederations } from '../screens/registration/available-federations.tsx'
import { KeptEntry } from '../screens/registration/kept-entry.ts'
import { NotFoundPage } from '../screens/shell/not-found.tsx'
import { Registration } from '../screens/registration/registration.tsx'
import { RegistrationChoice } from '../screens/registration/registration-choice.tsx'
import { PageTitle } from '../ui/page/page-title.tsx'
import { useOutput } from './use-output.ts'
import { Redirect } from '../ui/page/redirect.tsx'

const registration = wire(registrationMachine, { actions: registrationStorage })
const availableFederations = wire(availableFederationsMachine)

type Session = ActorRefFrom<typeof sessionMachine>

/** Loads the window that reports a lost network in advance. */
const fetchErrorModalSoon = () => atFirstGesture(() => import('../screens/shell/error-modal.tsx'))

function Form({ session, userType, onFederations }: FormProps) {
  const [input] = useState(() => recallRegistration(userType))
  const actor = useActorRef(registration, { input })
  useRegistrationUrl(actor)
  useEffect(fetchErrorModalSoon, [])
  useOutput(
    actor,
    useCallback((boot: Boot) => session.send({ type: 'account.registered', boot }), [session]),
  )
  const isKept = useSyncExternalStore(keptRegistration.subscribe, () => keptRegistration.has(input))
  return (
    <KeptEntry value={isKept}>
      <Registration actor={actor} onFederations={onFederations} />
    </KeptEntry>
  )
}
type FormProps = { session: Session; userType: UserType; onFederations: () => void }

/** The registration pages, loaded with their URLs only (spec §2 « Registration »). */
export function RegistrationSpace({ session }: { session: Session }) {
  const boot = useSelector(session, (snapshot) => snapshot.context)
  const { userType } = useParams()
  const chosen = UserType.safeParse(userType)
  const federations = useActorRef(availableFederations)
  const openFederations = () => federations.send({ type: 'list.requested' })
  if (boot.user) return <Redirect to={landing(boot)} />
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
