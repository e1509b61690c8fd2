import { assign, setup } from 'xstate'
import type { SecondFactorDuty } from '../../contract/shared/second-factor/second-factor-duty.ts'
import {
  readSecondFactors,
  type SecondFactors,
  type WithRecoveryCodes,
} from '../../contract/shared/second-factor/second-factor.ts'
import { call } from '../patterns/calls.ts'
import { shellActions } from '../patterns/failures.ts'
import { applicationAdditionMachine } from './application-addition.ts'
import type { Device } from './device-passkeys.ts'
import { passkeyAdditionMachine } from './passkey-addition.ts'
import { recoveryCodesMachine } from './recovery-codes.ts'
import type { Children } from '../patterns/windows.ts'

type Input = {
  device: Device
  /** The account's factors; null until loaded. */
  factors: SecondFactors | null
  /** Whether the session is blocked until a factor is set up. */
  isRequired: boolean
}
type Context = Input & { codes: readonly string[] | null }
type Event =
  | { type: 'setup.retried' }
  | { type: 'passkey.chosen' }
  | { type: 'application.chosen' }
  | { type: 'setup.closed' }

const added = ({ event }: { event: { output: WithRecoveryCodes | null } }) => ({ added: event.output })
/** Where the addition of a factor leads, depending on its output. */
const onceAdded = [
  { guard: { type: 'wasLeft', params: added }, target: 'reading' },
  {
    guard: { type: 'hasCodes', params: added },
    target: 'noting',
    actions: { type: 'rememberAddition', params: added },
  },
  { target: 'done', actions: { type: 'rememberAddition', params: added } },
] as const

const actors = {
  readSecondFactors: call(readSecondFactors),
  passkeyAddition: passkeyAdditionMachine,
  applicationAddition: applicationAdditionMachine,
  recoveryCodes: recoveryCodesMachine,
}

/** Sets up a second factor. At the end it passes the new duty to the session, if known. */
export const secondFactorSetupMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: Input
    children: Children<typeof actors>
  },
  actors,
  guards: {
    areFactorsRead: ({ context }) => context.factors !== null,
    isOptional: ({ context }) => !context.isRequired,
    canUsePasskey: ({ context: { device, factors } }) =>
      device.knowsPasskeys && factors?.are_passkeys_possible === true,
    hasNoApplication: ({ context }) => context.factors?.totp_since === null,
    /** A factor was already added by another page, or by a call whose answer was lost. */
    isOwedNoMore: ({ context }, { factors }: { factors: SecondFactors }) =>
      context.isRequired && factors.duty.state !== 'owed',
    wasLeft: (_, { added }: { added: WithRecoveryCodes | null }) => added === null,
    hasCodes: (_, { added }: { added: WithRecoveryCodes | null }) => Boolean(added?.recovery_codes),
  },
  actions: {
    ...shellActions,
    rememberFactors: assign({ factors: (_, { factors }: { factors: SecondFactors }) => factors }),
    rememberAddition: assign((_, { added }: { added: WithRecoveryCodes | null }) =>
      added ? { factors: added.factors, codes: added.recovery_codes } : {},
    ),
    /** Passes the current second-factor duty to the session. Does nothing until the page provides it. */
    updateDuty: (_, _params: { duty: SecondFactorDuty | null }) => {},
    forgetCodes: assign({ codes: null }),
  },
}).createMachine({
  id: 'secondFactorSetup',
  description: 'Une personne met en place la double vérification de son compte.',
  context: ({ input }) => ({ ...input, codes: null }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'On regarde si l’on sait déjà ce que le compte a.',
      always: [{ guard: 'areFactorsRead', target: 'choosing' }, { target: 'reading' }],
    },
    reading: {
      description: 'On lit ce que le compte a.',
      tags: 'busy',
      invoke: {
        id: 'readSecondFactors',
        src: 'readSecondFactors',
        onDone: [
          {
            guard: { type: 'isOwedNoMore', params: ({ event }) => ({ factors: event.output }) },
            target: 'done',
            actions: { type: 'rememberFactors', params: ({ event }) => ({ factors: event.output }) },
          },
          {
            target: 'choosing',
            actions: { type: 'rememberFactors', params: ({ event }) => ({ factors: event.output }) },
          },
        ],
        onError: { target: 'unread', actions: { type: 'reportFailure', params: ({ event }) => event } },
      },
    },
    unread: {
      description: 'Ce que le compte a n’a pas pu être lu ; on peut réessayer.',
      on: { 'setup.retried': 'reading', 'setup.closed': { guard: 'isOptional', target: 'done' } },
    },
    choosing: {
      description:
        'La personne choisit : une clé d’accès, si l’appareil en connaît, ou une application de codes.',
      on: {
        'passkey.chosen': { guard: 'canUsePasskey', target: 'addingPasskey' },
        'application.chosen': { guard: 'hasNoApplication', target: 'addingApplication' },
        'setup.closed': { guard: 'isOptional', target: 'done' },
      },
    },
    addingPasskey: {
      description: 'Elle ajoute une clé d’accès.',
      invoke: {
        id: 'passkeyAddition',
        src: 'passkeyAddition',
        input: ({ context }) => ({ name: context.device.name }),
        onDone: onceAdded,
      },
    },
    addingApplication: {
      description: 'Elle relie une application de codes.',
      invoke: {
        id: 'applicationAddition',
        src: 'applicationAddition',
        onDone: onceAdded,
      },
    },
    noting: {
      description: 'Les codes de secours sont montrés, cette seule fois.',
      exit: 'forgetCodes',
      invoke: {
        id: 'recoveryCodes',
        src: 'recoveryCodes',
        input: ({ context }) => ({ codes: context.codes ?? [] }),
        onDone: 'done',
      },
    },
    done: {
      description: 'La mise en place est terminée, ou remise à plus tard.',
      type: 'final',
      entry: { type: 'updateDuty', params: ({ context }) => ({ duty: context.factors?.duty ?? null }) },
    },
  },
})
