import { assign, sendTo, setup } from 'xstate'
import type { City } from '../../contract/shared/cities.ts'
import { RECEIVER } from '../../contract/shared/users.ts'
import { citySearchMachine } from '../shared/city-search.ts'
import {
  blankEntry,
  changeOf,
  draftActions,
  formOf,
  isOfIdentity,
  mistakesIn,
  missingIn,
  type RegistrationForm,
  type StepContext,
  fieldErrorsOf,
  type TypedField,
  withText,
} from './registration-draft.ts'

/** `isResumed`: the entry was started earlier on this device. */
type Context = StepContext & { isResumed: boolean }
type Event =
  | { type: 'field.typed'; field: TypedField; value: string }
  | { type: 'city.changed'; city: City | null }
  | { type: 'device.described'; isShared: boolean }
  | { type: 'identity.submitted' }
  | { type: 'draft.discarded' }

/** Step 1 of a registration: identity, commune and password (spec §2, §5 « Registration »). */
export const registrationIdentityMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: Context
    output: RegistrationForm
    children: { citySearch: 'citySearch' }
  },
  actors: { citySearch: citySearchMachine },
  guards: {
    isFilled: ({ context }) => missingIn(context.entry).length === 0,
    isSound: ({ context }) =>
      missingIn(context.entry).length === 0 && Object.keys(mistakesIn(context.entry)).length === 0,
    hasFieldErrors: ({ context }) => Object.keys(context.errors).length > 0,
    isResumed: ({ context }) => context.isResumed,
  },
  actions: {
    ...draftActions,
    tellEntry: sendTo(
      ({ context, self }) => changeOf({ context, self }).to,
      ({ context, self }) => changeOf({ context, self }).event,
    ),
    rememberText: assign(({ context }, typed: { field: TypedField; value: string }) =>
      withText(context, typed),
    ),
    rememberCity: assign(({ context }, { city }: { city: City | null }) => ({
      entry: { ...context.entry, city },
      errors: fieldErrorsOf(context.errors, (name) => name !== 'city_id'),
    })),
    rememberDevice: assign(({ context }, { isShared }: { isShared: boolean }) => ({
      entry: { ...context.entry, isShared },
    })),
    rememberMistakes: assign(({ context }) => ({
      errors: { ...context.errors, ...mistakesIn(context.entry) },
      refusals: context.refusals + 1,
    })),
    /** Errors of step 2 are kept until that step displays them. */
    forgetMistakes: assign({
      errors: ({ context }) => fieldErrorsOf(context.errors, (name) => !isOfIdentity(name)),
    }),
    forgetEntry: assign({ entry: blankEntry, isResumed: false, errors: {} }),
  },
}).createMachine({
  id: 'registrationIdentity',
  description: 'Première étape d’une inscription : qui est la personne, sa commune, son mot de passe.',
  context: ({ input }) => input,
  initial: 'filling',
  output: ({ context }) => formOf(context),
  states: {
    filling: {
      description: 'La personne remplit la première étape ; sa saisie est gardée, sauf le mot de passe.',
      initial: 'deciding',
      invoke: {
        id: 'citySearch',
        src: 'citySearch',
        input: ({ context: { userType, entry }, self }) => ({
          parent: self,
          federationId: null,
          nearFromFederation: userType === RECEIVER,
          city: entry.city,
        }),
      },
      on: {
        'field.typed': {
          actions: [{ type: 'rememberText', params: ({ event }) => event }, 'keepDraft', 'tellEntry'],
        },
        'city.changed': {
          actions: [{ type: 'rememberCity', params: ({ event }) => event }, 'keepDraft', 'tellEntry'],
        },
        'device.described': {
          actions: [{ type: 'rememberDevice', params: ({ event }) => event }, 'keepDraft', 'tellEntry'],
        },
        'identity.submitted': [
          { guard: 'isSound', target: 'completed', actions: 'forgetMistakes' },
          { guard: 'isFilled', target: '.incorrect', actions: 'rememberMistakes' },
        ],
      },
      states: {
        deciding: {
          description: 'Y a-t-il quelque chose à dire de la saisie ?',
          always: [
            { guard: 'hasFieldErrors', target: 'incorrect' },
            { guard: 'isResumed', target: 'resumed' },
            { target: 'fresh' },
          ],
        },
        fresh: { description: 'Rien n’est à dire de la saisie.' },
        resumed: {
          description: 'La saisie a été commencée plus tôt sur cet appareil ; on le dit.',
          on: {
            'draft.discarded': {
              target: '#registrationIdentity.filling',
              reenter: true,
              actions: ['forgetEntry', 'dropDraft'],
            },
          },
        },
        incorrect: {
          description: 'Des champs sont mal écrits, ou refusés par le serveur ; ils sont listés.',
        },
      },
    },
    completed: { description: 'Tout ce que demande la première étape est là.', type: 'final' },
  },
})
