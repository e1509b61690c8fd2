import { useActorRef } from '@xstate/react'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../contract/limits.ts'
import { EDIT } from '../../contract/pages.ts'
import type { User } from '../../contract/shared/users.ts'
import type { sessionMachine } from '../../machines/session.ts'
import { thisDevice } from '../../machines/shared/device-passkeys.ts'
import { accountMachine } from '../../machines/account/account.ts'
import { secondFactorsMachine } from '../../machines/account/second-factors.ts'
import { addressChangeMachine } from '../../machines/shared/address-change.ts'
import { secondFactorPorts } from '../actors/shared/second-factor-ports.ts'
import { wire } from '../actors/wire.ts'
import { Account } from '../screens/account/account.tsx'
import { HomeCard } from '../screens/patterns/home-card.tsx'
import { AddressChange } from '../screens/shared/address-change.tsx'
import { Text } from '../ui/text/text.tsx'
import { SecondFactors } from '../screens/account/second-factors.tsx'
import type { Boot } from '../../contract/shared/session.ts'

const addressChange = wire(addressChangeMachine)

type Props = { session: ActorRefFrom<typeof sessionMachine>; user: User; boot: Boot }

/** Starts the account page for the signed-in person; loaded with its route only. */
export function AccountSpace({ session, user, boot }: Props) {
  const { search } = useLocation()
  const logic = useMemo(
    () =>
      wire(accountMachine, {
        actions: {
          updateSession: (_: unknown, fresh: { user: User }) =>
            session.send({ type: 'account.changed', user: fresh.user }),
        },
      }),
    [session],
  )
  const showForm = new URLSearchParams(search).has(EDIT)
  const actor = useActorRef(logic, {
    input: { user, showForm, isAssisted: boot.assistance !== null },
  })
  return (
    <Account actor={actor} role={boot.role} federation={boot.federation} permissions={boot.permissions}>
      {boot.assistance ? null : <AddressPart email={user.email} />}
      {boot.second_factor ? <SecondFactorsPart session={session} /> : null}
    </Account>
  )
}

/** « Adresse e-mail »: only the account holder can change it; it takes effect when confirmed. */
function AddressPart({ email }: { email: string }) {
  return (
    <HomeCard id="address" title="Adresse e-mail">
      <Text>{`Vous vous connectez avec ${email}. Une autre adresse prend sa place une fois confirmée ; pendant ${limits.addressChange} heures, un lien envoyé à celle d’avant permet d’arrêter le changement.`}</Text>
      <AddressChange actor={useActorRef(addressChange)} />
    </HomeCard>
  )
}

/** « Double vérification », for back-office accounts; the session receives the new duty. */
function SecondFactorsPart({ session }: Pick<Props, 'session'>) {
  const logic = useMemo(() => wire(secondFactorsMachine, secondFactorPorts(session)), [session])
  return <SecondFactors actor={useActorRef(logic, { input: { device: thisDevice() } })} />
}
