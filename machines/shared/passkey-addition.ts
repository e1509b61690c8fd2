import { assign, setup } from 'xstate'
import { messageOf, refusalOf } from '../../contract/problem.ts'
import {
  beginPasskey,
  addPasskey,
  PasskeyName,
  type WithRecoveryCodes,
} from '../../contract/shared/second-factor/second-factor.ts'
import { call } from '../patterns/calls.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'
import { fieldErrors, type FieldErrors } from '../patterns/field-errors.ts'
import { askingDevice, type Ceremony, deviceDelays, isKnownDevice } from './device-passkeys.ts'

type Context = {
  name: string
  errors: FieldErrors
  /** Why the server refuses another passkey, in French. */
  reason: string
  ceremony: Ceremony
  added: WithRecoveryCodes | null
}
type Event =
  | { type: 'name.typed'; value: string }
  | { type: 'passkey.requested' }
  | { type: 'device.abandoned' }
  | { type: 'method.left' }

/** Adds a passkey of this device to the person's account. Output: null if cancelled. */
export const passkeyAdditionMachine = setup({
  types: {} as { context: Context; events: Event; input: { name: string }; output: WithRecoveryCodes | null },
  actors: {
    beginPasskey: call(beginPasskey),
    /** Prompts the device to create a passkey. */
    createPasskey: askingDevice('createPasskey'),
    addPasskey: call(addPasskey),
  },
  guards: {
    ...failureGuards,
    isNamed: ({ context }) => PasskeyName.safeParse(context.name).success,
    wasKnown: (_, { error }: { error: unknown }) => isKnownDevice(error),
  },
  actions: {
    ...shellActions,
    rememberName: assign((_, { value }: { value: string }) => ({ name: value, errors: {} })),
    rememberMistakes: assign({
      errors: ({ context }) => ({ name: Object.values(fieldErrors(PasskeyName, context.name)).flat() }),
    }),
    forgetMistakes: assign({ errors: {} }),
    rememberRefusal: assign({ errors: (_, { error }: { error: unknown }) => refusalOf(error) }),
    rememberReason: assign({ reason: (_, { error }: { error: unknown }) => messageOf(error) }),
    rememberOptions: assign({ ceremony: (_, { options }: { options: Ceremony }) => options }),
    rememberResponse: assign({ ceremony: (_, { response }: { response: Ceremony }) => response }),
    rememberAddition: assign({ added: (_, { added }: { added: WithRecoveryCodes }) => added }),
  },
  delays: { ...deviceDelays },
}).createMachine({
  id: 'passkeyAddition',
  description: 'Une personne ajoute une clé d’accès de cet appareil à son compte.',
  context: ({ input }) => ({ ...input, errors: {}, reason: '', ceremony: {}, added: null }),
  output: ({ context }) => context.added,
  initial: 'naming',
  states: {
    naming: {
      description: 'Elle dit comment elle appelle cet appareil ; un nom est proposé.',
      initial: 'fresh',
      on: {
        'name.typed': { actions: { type: 'rememberName', params: ({ event }) => event } },
        'passkey.requested': [
          { guard: 'isNamed', target: 'preparing' },
          { target: '.incomplete', actions: 'rememberMistakes' },
        ],
        'method.left': 'abandoned',
      },
      states: {
        fresh: { description: 'Rien n’a encore été demandé.' },
        incomplete: { description: 'Le nom manque, ou est trop long ; c’est signalé.' },
        impossible: { description: 'Le serveur n’accepte pas d’autre clé d’accès, et dit pourquoi.' },
        declined: {
          description: 'L’appareil n’a pas fait de clé : refus, délai passé, ou rien qui convienne.',
        },
        known: { description: 'Cet appareil a déjà une clé d’accès de ce compte.' },
        refused: { description: 'Le serveur n’accepte pas ce nom, ou la réponse de l’appareil.' },
        failed: { description: 'Un appel n’a pas abouti ; on peut recommencer.' },
      },
    },
    preparing: {
      description: 'Le serveur prépare l’ajout.',
      tags: 'busy',
      entry: 'forgetMistakes',
      invoke: {
        id: 'beginPasskey',
        src: 'beginPasskey',
        onDone: {
          target: 'asking',
          actions: { type: 'rememberOptions', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: 'wasInConflict',
            target: 'naming.impossible',
            actions: { type: 'rememberReason', params: ({ event }) => event },
          },
          { target: 'naming.failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
    },
    asking: {
      description: 'L’appareil demande à la personne de confirmer : empreinte, visage ou code de l’appareil.',
      on: { 'device.abandoned': 'naming.declined' },
      invoke: {
        id: 'createPasskey',
        src: 'createPasskey',
        input: ({ context }) => ({ options: context.ceremony }),
        onDone: {
          target: 'adding',
          actions: { type: 'rememberResponse', params: ({ event }) => ({ response: event.output }) },
        },
        onError: [
          { guard: { type: 'wasKnown', params: ({ event }) => event }, target: 'naming.known' },
          { target: 'naming.declined' },
        ],
      },
      after: { DEVICE_TIMEOUT: 'naming.declined' },
    },
    adding: {
      description: 'La clé faite par l’appareil est enregistrée.',
      tags: 'busy',
      invoke: {
        id: 'addPasskey',
        src: 'addPasskey',
        input: ({ context }) => ({ body: { name: context.name, response: context.ceremony } }),
        onDone: {
          target: 'added',
          actions: { type: 'rememberAddition', params: ({ event }) => ({ added: event.output }) },
        },
        onError: [
          {
            guard: 'wasRefused',
            target: 'naming.refused',
            actions: { type: 'rememberRefusal', params: ({ event }) => event },
          },
          {
            guard: 'wasInConflict',
            target: 'naming.impossible',
            actions: { type: 'rememberReason', params: ({ event }) => event },
          },
          { target: 'naming.failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
    },
    added: { description: 'La clé d’accès est ajoutée.', type: 'final' },
    abandoned: { description: 'La personne est revenue en arrière.', type: 'final' },
  },
})
