import { type SecondFactorDuty } from '../../../contract/shared/second-factor/second-factor-duty.ts'
import {
  readSecondFactors,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
} from '../../../contract/shared/second-factor/second-factor.ts'
import { applicationRemovalMachine } from '../../../machines/account/application-removal.ts'
import { passkeyRemovalMachine } from '../../../machines/account/passkey-removal.ts'
import { recoveryCodeRenewalMachine } from '../../../machines/account/recovery-code-renewal.ts'
import { secondFactorsMachine } from '../../../machines/account/second-factors.ts'
import { calling, performing } from '../calls.ts'
import { recoveryCodes, secondFactorSetup } from '../shared/second-factor.ts'
import { shell } from '../shell.ts'

/** « Double vérification » with its calls. `onDuty` is called whenever it was loaded. */
export const secondFactorsOf = (onDuty: (duty: SecondFactorDuty) => void) =>
  secondFactorsMachine.provide({
    actions: { ...shell, updateDuty: (_, { duty }) => onDuty(duty) },
    actors: {
      readSecondFactors: calling(readSecondFactors),
      secondFactorSetup,
      passkeyRemoval: passkeyRemovalMachine.provide({
        actions: shell,
        actors: { call: performing(removePasskey) },
      }),
      applicationRemoval: applicationRemovalMachine.provide({
        actions: shell,
        actors: { call: performing(removeTotp) },
      }),
      recoveryCodeRenewal: recoveryCodeRenewalMachine.provide({
        actions: shell,
        actors: { renewRecoveryCodes: calling(renewRecoveryCodes), recoveryCodes },
      }),
    },
  })
