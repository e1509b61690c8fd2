import { useActorRef } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Boot } from '../../contract/shared/session.ts'
import type { sessionMachine } from '../../machines/session.ts'
import { thisDevice } from '../../machines/shared/device-passkeys.ts'
import { leavingOf } from '../actors/shared/kept-drafts.ts'
import { secondFactorSetupMachine } from '../../machines/shared/second-factor-setup.ts'
import { secondFactorProofMachine } from '../../machines/sign-in/second-factor-proof.ts'
import { passkeyProof } from '../actors/shared/passkeys.ts'
import { secondFactorPorts } from '../actors/shared/second-factor-ports.ts'
import { wire } from '../actors/wire.ts'
import { SecondFactorGate } from '../screens/sign-in/second-factor-gate.tsx'
import { SecondFactorProof } from '../screens/sign-in/second-factor-proof.tsx'
import { PageTitle } from '../ui/page/page-title.tsx'

type Props = { session: ActorRefFrom<typeof sessionMachine>; boot: Boot }

function Proof({ session, boot }: Props) {
  const logic = useMemo(
    () =>
      wire(secondFactorProofMachine, {
        actors: passkeyProof,
        actions: {
          openSession: (_: unknown, given: { boot: Boot }) =>
            session.send({ type: 'secondFactor.given', boot: given.boot }),
          reloadPage: () => location.reload(),
        },
      }),
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
  const logic = useMemo(() => wire(secondFactorSetupMachine, secondFactorPorts(session)), [session])
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
