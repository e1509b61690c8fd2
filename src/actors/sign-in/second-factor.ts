import type { SecondFactorDuty } from '../../../contract/shared/second-factor/second-factor-duty.ts'
import type { Boot } from '../../../contract/shared/session.ts'
import { beginPasskeyProof, proveCode, provePasskey } from '../../../contract/sign-in/second-factor.ts'
import { secondFactorProofMachine } from '../../../machines/sign-in/second-factor-proof.ts'
import { calling } from '../calls.ts'
import { secondFactorSetup, usePasskey } from '../shared/second-factor.ts'
import { shell } from '../shell.ts'

/** The proof of a second factor, with its calls. `onProof` receives the new boot values. */
export const secondFactorProofOf = (onProof: (boot: Boot) => void) =>
  secondFactorProofMachine.provide({
    actions: {
      ...shell,
      openSession: (_, { boot }) => onProof(boot),
      reloadPage: () => location.reload(),
    },
    actors: {
      beginPasskeyProof: calling(beginPasskeyProof),
      usePasskey,
      provePasskey: calling(provePasskey),
      proveCode: calling(proveCode),
    },
  })

/** The setup of a second factor in a session that is blocked until then. `onDuty` receives the new duty. */
export const dueSetupOf = (onDuty: (duty: SecondFactorDuty) => void) =>
  secondFactorSetup.provide({ actions: { ...shell, updateDuty: (_, { duty }) => duty && onDuty(duty) } })
