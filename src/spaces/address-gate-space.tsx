import { useActorRef } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { User } from '../../contract/shared/users.ts'
import type { sessionMachine } from '../../machines/session.ts'
import { addressChangeMachine } from '../../machines/shared/address-change.ts'
import { addressGateMachine } from '../../machines/sign-in/address-gate.ts'
import { wire } from '../actors/wire.ts'
import { AddressChange } from '../screens/shared/address-change.tsx'
import { AddressGate } from '../screens/sign-in/address-gate.tsx'
import { PageTitle } from '../ui/page/page-title.tsx'
import { useChangedUser } from './use-changed-user.ts'
import { useOutput } from './use-output.ts'

const addressGate = wire(addressGateMachine)

type Props = { session: ActorRefFrom<typeof sessionMachine>; user: User; isAssisted: boolean }

/** Shown until the person has confirmed their address; passes the updated account to the session. */
export function AddressGateSpace({ session, user, isAssisted }: Props) {
  const actor = useActorRef(addressGate, { input: { user } })
  const change = useMemo(
    () =>
      wire(addressChangeMachine, {
        actions: { notifyChange: () => actor.send({ type: 'address.changed' }) },
      }),
    [actor],
  )
  const addressChange = useActorRef(change)
  useOutput(actor, useChangedUser(session))
  return (
    <>
      <PageTitle>Confirmez votre adresse e-mail</PageTitle>
      <AddressGate actor={actor}>{isAssisted ? null : <AddressChange actor={addressChange} />}</AddressGate>
    </>
  )
}
