import { assign, setup } from 'xstate'
import { refusalOf, waitOf } from '../../contract/problem.ts'
import type { FactorMethod } from '../../contract/shared/second-factor/second-factor-duty.ts'
import type { Boot } from '../../contract/shared/session.ts'
import { beginPasskeyProof, provePasskey, proveCode } from '../../contract/sign-in/second-factor.ts'
import { call, waitDelays } from '../patterns/calls.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'
import { fieldErrors, type FieldErrors } from '../patterns/field-errors.ts'
import { askingDevice, type Ceremony, type Device, deviceDelays } from '../shared/device-passkeys.ts'

/** `methods`: the second factors available to the account. */
type Input = { methods: readonly FactorMethod[]; device: Device }
/** A code of an authenticator app, or a recovery code. */
type Kind = 'application' | 'recovery'
type Context = Input & {
  ceremony: Ceremony
  kind: Kind
  code: string
  errors: FieldErrors
  secondsToWait: number
  boot: Boot | null
}
type Event =
  | { type: 'passkey.chosen' }
  | { type: 'device.abandoned' }
  | { type: 'code.chosen'; kind: Kind }
  | { type: 'code.typed'; value: string }
  | { type: 'code.submitted' }
  | { type: 'page.reloaded' }

/** Proves a second factor after sign-in. Final once the server accepted it; output: the new boot values. */
export const secondFactorProofMachine = setup({
  types: {} as { context: Context; events: Event; input: Input },
  actors: {
    beginPasskeyProof: call(beginPasskeyProof),
    /** Prompts the device to use its passkey. */
    usePasskey: askingDevice('usePasskey'),
    provePasskey: call(provePasskey),
    proveCode: call(proveCode),
  },
  guards: {
    ...failureGuards,
    canUsePasskey: ({ context }) => context.device.knowsPasskeys && context.methods.includes('passkey'),
    canUseCode: ({ context }) => context.methods.includes('code'),
    isCodeThere: ({ context }) => proveCode.body.safeParse(context).success,
  },
  actions: {
    ...shellActions,
    rememberOptions: assign({ ceremony: (_, { options }: { options: Ceremony }) => options }),
    rememberResponse: assign({ ceremony: (_, { response }: { response: Ceremony }) => response }),
    rememberKind: assign((_, { kind }: { kind: Kind }) => ({ kind, code: '', errors: {} })),
    rememberCode: assign((_, { value }: { value: string }) => ({ code: value, errors: {} })),
    rememberMistakes: assign({ errors: ({ context }) => fieldErrors(proveCode.body, context) }),
    forgetMistakes: assign({ errors: {} }),
    rememberRefusal: assign({ errors: (_, { error }: { error: unknown }) => refusalOf(error) }),
    rememberDelay: assign({ secondsToWait: (_, { error }: { error: unknown }) => waitOf(error) }),
    rememberBoot: assign({ boot: (_, { boot }: { boot: Boot }) => boot }),
    /** Opens the session with its boot values. Does nothing until provided. */
    openSession: (_, _params: { boot: Boot }) => {},
    /** Reloads the page with the current state of the session. Does nothing until provided. */
    reloadPage: () => {},
  },
  delays: { ...deviceDelays, ...waitDelays },
}).createMachine({
  id: 'secondFactorProof',
  description: 'Une personne qui vient de se connecter prouve que c’est bien elle : clé d’accès ou code.',
  context: ({ input }) => ({
    ...input,
    ceremony: {},
    kind: 'application',
    code: '',
    errors: {},
    secondsToWait: 0,
    boot: null,
  }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'On regarde ce que le compte et l’appareil permettent.',
      always: [{ guard: 'canUsePasskey', target: 'offering' }, { target: 'typing' }],
    },
    offering: {
      description: 'La clé d’accès est proposée, et un code à sa place.',
      initial: 'fresh',
      on: {
        'passkey.chosen': 'preparing',
        'code.chosen': {
          guard: 'canUseCode',
          target: 'typing',
          actions: { type: 'rememberKind', params: ({ event }) => event },
        },
      },
      states: {
        fresh: { description: 'Rien n’a encore été demandé à l’appareil.' },
        declined: { description: 'L’appareil n’a pas donné de clé : refus, délai passé, ou pas de clé ici.' },
        refused: { description: 'Le serveur ne reconnaît pas cette clé d’accès.' },
        failed: { description: 'Un appel n’a pas abouti ; on peut recommencer.' },
      },
    },
    preparing: {
      description: 'Le serveur prépare la vérification.',
      tags: 'busy',
      entry: 'forgetMistakes',
      invoke: {
        id: 'beginPasskeyProof',
        src: 'beginPasskeyProof',
        onDone: {
          target: 'asking',
          actions: { type: 'rememberOptions', params: ({ event }) => event.output },
        },
        onError: [
          { guard: 'wasInConflict', target: 'outdated' },
          { target: 'offering.failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
    },
    asking: {
      description: 'L’appareil demande à la personne de confirmer : empreinte, visage ou code de l’appareil.',
      on: { 'device.abandoned': 'offering' },
      invoke: {
        id: 'usePasskey',
        src: 'usePasskey',
        input: ({ context }) => ({ options: context.ceremony }),
        onDone: {
          target: 'proving',
          actions: { type: 'rememberResponse', params: ({ event }) => ({ response: event.output }) },
        },
        onError: 'offering.declined',
      },
      after: { DEVICE_TIMEOUT: 'offering.declined' },
    },
    proving: {
      description: 'Le serveur vérifie la réponse de l’appareil.',
      tags: 'busy',
      invoke: {
        id: 'provePasskey',
        src: 'provePasskey',
        input: ({ context }) => ({ body: { response: context.ceremony } }),
        onDone: {
          target: 'proved',
          actions: { type: 'rememberBoot', params: ({ event }) => ({ boot: event.output }) },
        },
        onError: [
          { guard: 'wasRefused', target: 'offering.refused' },
          { guard: 'wasInConflict', target: 'outdated' },
          { target: 'offering.failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
    },
    typing: {
      description: 'La personne saisit le code de son application, ou un code de secours.',
      initial: 'fresh',
      on: {
        'code.chosen': { target: '.fresh', actions: { type: 'rememberKind', params: ({ event }) => event } },
        'code.typed': { actions: { type: 'rememberCode', params: ({ event }) => event } },
        'code.submitted': [
          { guard: 'isCodeThere', target: 'checking' },
          { target: '.incomplete', actions: 'rememberMistakes' },
        ],
        'passkey.chosen': { guard: 'canUsePasskey', target: 'preparing' },
      },
      states: {
        fresh: { description: 'Rien n’a encore été envoyé.' },
        incomplete: { description: 'Le code manque, ou est trop long ; c’est signalé.' },
        refused: { description: 'Le code n’est pas le bon ; il reste, pour être remplacé d’une frappe.' },
        failed: { description: 'L’envoi n’a pas abouti ; la saisie est gardée.' },
      },
    },
    checking: {
      description: 'Le code est vérifié par le serveur.',
      tags: 'busy',
      entry: 'forgetMistakes',
      invoke: {
        id: 'proveCode',
        src: 'proveCode',
        input: ({ context }) => ({ body: { code: context.code } }),
        onDone: {
          target: 'proved',
          actions: { type: 'rememberBoot', params: ({ event }) => ({ boot: event.output }) },
        },
        onError: [
          {
            guard: 'wasRefused',
            target: 'typing.refused',
            actions: { type: 'rememberRefusal', params: ({ event }) => event },
          },
          {
            guard: 'wasThrottled',
            target: 'throttled',
            actions: { type: 'rememberDelay', params: ({ event }) => event },
          },
          { guard: 'wasInConflict', target: 'outdated' },
          { target: 'typing.failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
    },
    throttled: {
      description: 'Trop d’essais : il faut patienter avant le prochain ; la saisie peut être corrigée.',
      on: { 'code.typed': { actions: { type: 'rememberCode', params: ({ event }) => event } } },
      after: { WAIT_IMPOSED: 'typing' },
    },
    outdated: {
      description:
        'La session a changé ailleurs, dans un autre onglet par exemple : la page est à recharger.',
      on: { 'page.reloaded': { target: 'deciding', actions: 'reloadPage' } },
    },
    proved: {
      description: 'La personne s’est vérifiée.',
      type: 'final',
      entry: { type: 'openSession', params: ({ context }) => ({ boot: context.boot! }) },
    },
  },
})
