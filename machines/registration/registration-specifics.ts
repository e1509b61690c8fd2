import { assign, sendTo, setup } from 'xstate'
import { register } from '../../contract/registration/registration.ts'
import { limits } from '../../contract/limits.ts'
import { refusalOf, waitOf } from '../../contract/problem.ts'
import { listSpecimenTypes, type SpecimenType } from '../../contract/shared/specimen-types.ts'
import { GIVER, RECEIVER } from '../../contract/shared/users.ts'
import { call, waitDelays } from '../patterns/calls.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'
import {
  bodyOf,
  changeOf,
  draftActions,
  formOf,
  type RegistrationDraft,
  type RegistrationForm,
  type StepContext,
  withText,
} from './registration-draft.ts'
import type { Boot } from '../../contract/shared/session.ts'

/** `boot`: the boot values after registration. */
type Context = StepContext & { secondsToWait: number; boot: Boot | null }
type Wished = { specimenTypeId: number; quantity: number }
type Event =
  | { type: 'nit.typed'; value: string }
  | { type: 'hunting.answered'; isHunter: boolean }
  | { type: 'radius.chosen'; radius: number }
  | { type: 'always.toggled' }
  | ({ type: 'quantity.chosen' } & Wished)
  | { type: 'identity.resumed' }
  | { type: 'loading.retried' }
  | { type: 'registration.submitted' }
/** Output of step 2: registered if there are boot values, otherwise back to step 1. */
type Output = { form: RegistrationForm; boot: Boot | null }

/** Step 2 of a registration: the fields of each user type, and the submission (spec §2, §5). */
export const registrationSpecificsMachine = setup({
  types: {} as { context: Context; events: Event; input: StepContext; output: Output },
  actors: { register: call(register), listSpecimenTypes: call(listSpecimenTypes) },
  guards: {
    ...failureGuards,
    hasFieldErrors: ({ context }) => Object.keys(context.errors).length > 0,
    isGiver: ({ context }) => context.userType === GIVER,
    isReceiver: ({ context }) => context.userType === RECEIVER,
    needsNoTypes: ({ context }) => context.userType === GIVER || context.specimenTypes.length > 0,
    isConfirmable: ({ context: { userType, entry } }) =>
      userType !== GIVER || entry.nit.trim().length >= limits.nit.minimumInField,
  },
  actions: {
    ...shellActions,
    ...draftActions,
    tellEntry: sendTo(
      ({ context, self }) => changeOf({ context, self }).to,
      ({ context, self }) => changeOf({ context, self }).event,
    ),
    rememberNit: assign(({ context }, { value }: { value: string }) =>
      withText(context, { field: 'nit', value }),
    ),
    remember: assign(({ context }, chosen: Partial<RegistrationDraft>) => ({
      entry: { ...context.entry, ...chosen },
    })),
    toggleAlways: assign(({ context: { entry } }) => ({ entry: { ...entry, isAlways: !entry.isAlways } })),
    rememberQuantity: assign(({ context: { entry } }, { specimenTypeId, quantity }: Wished) => ({
      entry: { ...entry, quantities: { ...entry.quantities, [specimenTypeId]: quantity } },
    })),
    rememberTypes: assign({ specimenTypes: (_, { types }: { types: SpecimenType[] }) => types }),
    rememberRefusal: assign(({ context }, { error }: { error: unknown }) => ({
      errors: refusalOf(error),
      refusals: context.refusals + 1,
    })),
    rememberDelay: assign({ secondsToWait: (_, { error }: { error: unknown }) => waitOf(error) }),
    rememberBoot: assign({ boot: (_, { boot }: { boot: Boot }) => boot }),
    forgetFieldErrors: assign({ errors: {} }),
  },
  delays: waitDelays,
}).createMachine({
  id: 'registrationSpecifics',
  description: 'Seconde étape d’une inscription : ce qui est propre au type de compte, puis l’envoi.',
  context: ({ input }) => ({ ...input, secondsToWait: 0, boot: null }),
  initial: 'deciding',
  output: ({ context }) => ({ form: formOf(context), boot: context.boot }),
  states: {
    deciding: {
      description: 'Faut-il connaître les gibiers ?',
      always: [{ guard: 'needsNoTypes', target: 'editing' }, { target: 'loading' }],
    },
    loading: {
      description: 'Les gibiers que l’on peut rechercher sont en cours de lecture.',
      invoke: {
        id: 'listSpecimenTypes',
        src: 'listSpecimenTypes',
        onDone: {
          target: 'editing',
          actions: { type: 'rememberTypes', params: ({ event }) => ({ types: event.output }) },
        },
        onError: { target: 'unavailable', actions: { type: 'reportFailure', params: ({ event }) => event } },
      },
      on: { 'identity.resumed': 'left' },
    },
    unavailable: {
      description: 'Les gibiers n’ont pas pu être lus ; on peut réessayer.',
      on: { 'loading.retried': 'loading', 'identity.resumed': 'left' },
    },
    editing: {
      description: 'La personne remplit la seconde étape ; sa saisie est gardée.',
      initial: 'deciding',
      on: {
        'nit.typed': {
          guard: 'isGiver',
          actions: [{ type: 'rememberNit', params: ({ event }) => event }, 'keepDraft', 'tellEntry'],
        },
        'hunting.answered': {
          guard: 'isReceiver',
          actions: [
            { type: 'remember', params: ({ event: { isHunter } }) => ({ isHunter }) },
            'keepDraft',
            'tellEntry',
          ],
        },
        'radius.chosen': {
          guard: 'isReceiver',
          actions: [
            { type: 'remember', params: ({ event: { radius } }) => ({ radius }) },
            'keepDraft',
            'tellEntry',
          ],
        },
        'quantity.chosen': {
          guard: 'isReceiver',
          actions: [{ type: 'rememberQuantity', params: ({ event }) => event }, 'keepDraft', 'tellEntry'],
        },
        'always.toggled': { guard: 'isReceiver', actions: ['toggleAlways', 'keepDraft', 'tellEntry'] },
        'identity.resumed': 'left',
      },
      states: {
        deciding: {
          description: 'Reste-t-il quelque chose à corriger ?',
          always: [{ guard: 'hasFieldErrors', target: 'refused' }, { target: 'fresh' }],
        },
        fresh: {
          description: 'Rien n’est reproché à la saisie.',
          on: {
            'registration.submitted': { guard: 'isConfirmable', target: '#registrationSpecifics.sending' },
          },
        },
        refused: {
          description: 'Le serveur refuse des champs ; ils sont listés, et mènent à leur place.',
          on: {
            'registration.submitted': { guard: 'isConfirmable', target: '#registrationSpecifics.sending' },
          },
        },
        failed: {
          description: 'L’inscription n’a pas abouti ; la saisie est gardée.',
          on: {
            'registration.submitted': { guard: 'isConfirmable', target: '#registrationSpecifics.sending' },
          },
        },
        throttled: {
          description: 'Trop d’inscriptions depuis cette connexion : il faut patienter.',
          after: { WAIT_IMPOSED: 'fresh' },
        },
      },
    },
    sending: {
      description: 'L’inscription est envoyée au serveur, une seule fois.',
      tags: 'busy',
      entry: ['forgetFieldErrors', 'tellEntry'],
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context: { entry, userType, formKey } }) => ({
          body: bodyOf(entry, userType),
          idempotencyKey: formKey,
        }),
        onDone: {
          target: 'registered',
          actions: [{ type: 'rememberBoot', params: ({ event }) => ({ boot: event.output }) }, 'dropDraft'],
        },
        onError: [
          {
            guard: 'wasRefused',
            target: 'editing.refused',
            actions: { type: 'rememberRefusal', params: ({ event }) => event },
          },
          {
            guard: 'wasThrottled',
            target: 'editing.throttled',
            actions: { type: 'rememberDelay', params: ({ event }) => event },
          },
          { target: 'editing.failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
    },
    left: { description: 'La personne revient à la première étape, sans rien perdre.', type: 'final' },
    registered: { description: 'Le compte est créé et la session ouverte.', type: 'final' },
  },
})
