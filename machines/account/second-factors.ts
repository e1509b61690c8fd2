import { assign, setup } from 'xstate'
import type { SecondFactorDuty } from '../../contract/shared/second-factor/second-factor-duty.ts'
import {
  readSecondFactors,
  type Passkey,
  type SecondFactors,
} from '../../contract/shared/second-factor/second-factor.ts'
import { call } from '../patterns/calls.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'
import type { Device } from '../shared/device-passkeys.ts'
import { secondFactorSetupMachine } from '../shared/second-factor-setup.ts'
import { applicationRemovalMachine } from './application-removal.ts'
import { passkeyRemovalMachine } from './passkey-removal.ts'
import { recoveryCodeRenewalMachine } from './recovery-code-renewal.ts'
import { type Children, leadingBack, windowGuards } from '../patterns/windows.ts'

type Input = { device: Device }
type Context = Input & { factors: SecondFactors | null; removed: Passkey | null }
type Event =
  | { type: 'list.retried' }
  | { type: 'addition.requested' }
  | { type: 'passkeyRemoval.requested'; passkey: Passkey }
  | { type: 'applicationRemoval.requested' }
  | { type: 'renewal.requested' }

/** Where the windows lead: what they may have changed is read again. */
const back = leadingBack({ target: 'reading' }, 'shown')

const actors = {
  readSecondFactors: call(readSecondFactors),
  secondFactorSetup: secondFactorSetupMachine,
  passkeyRemoval: passkeyRemovalMachine,
  applicationRemoval: applicationRemovalMachine,
  recoveryCodeRenewal: recoveryCodeRenewalMachine,
}

/** The card « Double vérification » of « Mon compte », for back-office accounts. */
export const secondFactorsMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: Input
    children: Children<typeof actors>
  },
  actors,
  guards: { ...failureGuards, ...windowGuards },
  actions: {
    ...shellActions,
    rememberFactors: assign({ factors: (_, { factors }: { factors: SecondFactors }) => factors }),
    rememberPasskey: assign({ removed: (_, { passkey }: { passkey: Passkey }) => passkey }),
    /** Passes the current second-factor duty to the session. Does nothing until the page provides it. */
    updateDuty: (_, _params: { duty: SecondFactorDuty }) => {},
  },
}).createMachine({
  id: 'secondFactors',
  description: 'Une personne voit et règle la double vérification de son compte.',
  context: ({ input }) => ({ ...input, factors: null, removed: null }),
  initial: 'reading',
  states: {
    reading: {
      description: 'Ce que le compte a est en cours de lecture.',
      tags: 'busy',
      invoke: {
        id: 'readSecondFactors',
        src: 'readSecondFactors',
        onDone: {
          target: 'shown',
          actions: [
            { type: 'rememberFactors', params: ({ event }) => ({ factors: event.output }) },
            { type: 'updateDuty', params: ({ event }) => event.output },
          ],
        },
        onError: { target: 'unavailable', actions: { type: 'reportFailure', params: ({ event }) => event } },
      },
    },
    unavailable: {
      description: 'Ce que le compte a n’a pas pu être lu ; on peut réessayer.',
      on: { 'list.retried': 'reading' },
    },
    shown: {
      description: 'Les moyens de vérification sont montrés.',
      on: {
        'addition.requested': 'adding',
        'passkeyRemoval.requested': {
          target: 'removingPasskey',
          actions: { type: 'rememberPasskey', params: ({ event }) => event },
        },
        'applicationRemoval.requested': 'removingApplication',
        'renewal.requested': 'renewing',
      },
    },
    adding: {
      description: 'Un autre moyen est mis en place.',
      invoke: {
        id: 'secondFactorSetup',
        src: 'secondFactorSetup',
        input: ({ context: { device, factors } }) => ({ device, factors, isRequired: false }),
        onDone: 'reading',
      },
    },
    removingPasskey: {
      description: 'Une clé d’accès est retirée, après confirmation.',
      invoke: {
        id: 'passkeyRemoval',
        src: 'passkeyRemoval',
        input: ({ context }) => ({ subject: { ...context.removed!, factors: context.factors! } }),
        onDone: back,
      },
    },
    removingApplication: {
      description: 'L’application de codes est retirée, après confirmation.',
      invoke: {
        id: 'applicationRemoval',
        src: 'applicationRemoval',
        input: ({ context }) => ({ subject: { id: 0, factors: context.factors! } }),
        onDone: back,
      },
    },
    renewing: {
      description: 'D’autres codes de secours sont demandés, après confirmation.',
      invoke: { id: 'recoveryCodeRenewal', src: 'recoveryCodeRenewal', onDone: back },
    },
  },
})
