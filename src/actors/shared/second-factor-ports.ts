import type { ActorRefFrom } from 'xstate'
import type { SecondFactorDuty } from '../../../contract/shared/second-factor/second-factor-duty.ts'
import type { sessionMachine } from '../../../machines/session.ts'
import { copyText } from './clipboard.ts'
import { createPasskey } from './passkeys.ts'
import { recoveryCodeFiles } from './recovery-code-files.ts'

/** What setting up a second factor needs of the device; the session receives the new duty. */
export const secondFactorPorts = (session: ActorRefFrom<typeof sessionMachine>) => ({
  actors: { createPasskey, copyText },
  actions: {
    ...recoveryCodeFiles,
    updateDuty: (_: unknown, { duty }: { duty: SecondFactorDuty | null }) => {
      if (duty) session.send({ type: 'secondFactor.changed', duty })
    },
  },
})
