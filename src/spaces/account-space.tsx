import { useActorRef } from '@xstate/react'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../contract/limits.ts'
import { EDIT } from '../../contract/pages.ts'
import type { User } from '../../contract/shared/users.ts'
import type { sessionMachine } from '../../machines/session.ts'
import { thisDevice } from '../../machines/shared/device-passkeys.ts'
import { accountOf } from '../actors/account/account.ts'
import { addressChangeOf } from '../actors/shared/address-change.ts'
import { secondFactorsOf } from '../actors/account/second-factors.ts'
import { Account } from '../screens/account/account.tsx'
import { HomeCard } from '../screens/patterns/home-card.tsx'
import { AddressChange } from '../screens/shared/address-change.tsx'
import { Text } from '../ui/text/text.tsx'
import { SecondFactors } from '../screens/account/second-factors.tsx'
import type { Boot } from '../../contract/shared/session.ts'

type Props = { session: ActorRefFrom<typeof sessionMachine>; user: User; boot: Boot }

/** Starts the account page for the signed-in person; loaded with its route only. */
export function AccountSpace({ session, user, boot }: Props) {
  const { search } = useLocation()
  const logic = useMemo(
    () => accountOf((fresh) => session.send({ type: 'account.changed', user: fresh })),
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
  const logic = useMemo(() => addressChangeOf(() => {}), [])
  return (
    <HomeCard id="address" title="Adresse e-mail">
      <Text>{`Vous vous connectez avec ${email}. Une autre adresse prend sa place une fois confirmée ; pendant ${limits.addressChange} heures, un lien envoyé à celle d’avant permet d’arrêter le changement.`}</Text>
      <AddressChange actor={useActorRef(logic)} />
    </HomeCard>
  )
}

/** « Double vérification », for back-office accounts; the session receives the new duty. */
function SecondFactorsPart({ session }: Pick<Props, 'session'>) {
  const logic = useMemo(
    () => secondFactorsOf((duty) => session.send({ type: 'secondFactor.changed', duty })),
    [session],
  )
  return <SecondFactors actor={useActorRef(logic, { input: { device: thisDevice() } })} />
}
