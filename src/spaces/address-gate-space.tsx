import { useActorRef } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { User } from '../../contract/shared/users.ts'
import type { sessionMachine } from '../../machines/session.ts'
import { addressGate } from '../actors/sign-in/gates.ts'
import { AddressGate } from '../screens/sign-in/address-gate.tsx'
import { PageTitle } from '../ui/page/page-title.tsx'
import { useChangedUser } from './use-changed-user.ts'
import { useOutput } from './use-output.ts'

type Props = { session: ActorRefFrom<typeof sessionMachine>; user: User }

/** Holds who has not confirmed their address; the session hears when they have. */
export function AddressGateSpace({ session, user }: Props) {
  const actor = useActorRef(addressGate, { input: { user } })
  useOutput(actor, useChangedUser(session))
  return (
    <>
      <PageTitle>Confirmez votre adresse e-mail</PageTitle>
      <AddressGate actor={actor} />
    </>
  )
}
