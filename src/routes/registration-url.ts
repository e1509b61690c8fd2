import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { ActorRefFrom } from 'xstate'
import { registrationUrlMachine, type Step } from '../../machines/registration/registration-url.ts'
import type { registrationMachine } from '../../machines/registration/registration.ts'

/** The query parameter of step 2, and the history state of the entries that were pushed for it. */
const STEP = 'step'

type Form = ActorRefFrom<typeof registrationMachine>

/** Keeps the step of a registration in the URL, so that the browser’s back and forward buttons work. */
export function useRegistrationUrl(form: Form): void {
  useUrlOf(form, useActorRef(registrationUrlMachine))
}

/** Sends the machine the step of the URL and of the form, and navigates as it emits. */
export function useUrlOf(form: Form, actor: ActorRefFrom<typeof registrationUrlMachine>): void {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const step: Step = params.has(STEP) ? 2 : 1
  const leave = useEffectEvent(() =>
    state === STEP ? void navigate(-1) : void navigate('?', { replace: true }),
  )
  const push = useEffectEvent(() => void navigate(`?${STEP}=2`, { state: STEP }))
  const request = useEffectEvent((wanted: Step) => {
    const { registrationIdentity, registrationSpecifics } = form.getSnapshot().children
    if (wanted === 2) registrationIdentity?.send({ type: 'identity.submitted' })
    else registrationSpecifics?.send({ type: 'identity.resumed' })
  })
  useEffect(() => {
    const subscriptions = [
      actor.on('step.requested', (event) => request(event.step)),
      actor.on('step.pushed', () => push()),
      actor.on('step.left', () => leave()),
      form.subscribe((snapshot) => {
        if (snapshot.status !== 'active') return
        actor.send({ type: 'step.shown', step: snapshot.matches('specifying') ? 2 : 1 })
      }),
    ]
    return () => subscriptions.forEach((each) => each.unsubscribe())
  }, [actor, form])
  useEffect(() => actor.send({ type: 'url.changed', step }), [actor, step])
}
