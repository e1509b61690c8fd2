import { useActorRef } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Boot } from '../../contract/shared/session.ts'
import type { sessionMachine } from '../../machines/session.ts'
import { thisDevice } from '../../machines/shared/device-passkeys.ts'
import { leavingOf } from '../actors/shared/kept-drafts.ts'
import { dueSetupOf, secondFactorProofOf } from '../actors/sign-in/second-factor.ts'
import { SecondFactorGate } from '../screens/sign-in/second-factor-gate.tsx'
import { SecondFactorProof } from '../screens/sign-in/second-factor-proof.tsx'
import { PageTitle } from '../ui/page/page-title.tsx'

type Props = { session: ActorRefFrom<typeof sessionMachine>; boot: Boot }

function Proof({ session, boot }: Props) {
  const logic = useMemo(
    () => secondFactorProofOf((given) => session.send({ type: 'secondFactor.given', boot: given })),
    [session],
  )
  const methods = boot.second_factor?.methods ?? []
  const actor = useActorRef(logic, { input: { methods, device: thisDevice() } })
  return (
    <>
      <PageTitle>Double vérification</PageTitle>
      <SecondFactorProof
        actor={actor}
        federation={boot.federation}
        onSignOut={() => session.send(leavingOf(boot.user?.id ?? 0))}
      />
    </>
  )
}

function Setup({ session, boot }: Props) {
  const logic = useMemo(
    () => dueSetupOf((duty) => session.send({ type: 'secondFactor.changed', duty })),
    [session],
  )
  const actor = useActorRef(logic, { input: { device: thisDevice(), factors: null, isRequired: true } })
  return (
    <>
      <PageTitle>Activez la double vérification</PageTitle>
      <SecondFactorGate
        actor={actor}
        federation={boot.federation}
        onSignOut={() => session.send(leavingOf(boot.user?.id ?? 0))}
      />
    </>
  )
}

/** The second-factor pages between sign-in and the application; loaded when first needed. */
export const SecondFactorSpace = (props: Props) =>
  props.boot.second_factor?.state === 'asked' ? <Proof {...props} /> : <Setup {...props} />
