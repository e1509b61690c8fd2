import { assign, setup } from 'xstate'
import { limits } from '../../contract/limits.ts'
import type { UserType } from '../../contract/registration/registration.ts'
import {
  blankEntry,
  draftActions,
  type EntryEvent,
  formOf,
  type RegistrationDraft,
  type RegistrationForm,
} from './registration-draft.ts'
import { registrationIdentityMachine } from './registration-identity.ts'
import { registrationSpecificsMachine } from './registration-specifics.ts'
import type { Boot } from '../../contract/shared/session.ts'
import type { Children } from '../patterns/windows.ts'

/** `draft`: the unfinished registration stored on this device, for another `keptFor` milliseconds. */
type Input = { userType: UserType; formKey: string; draft: RegistrationDraft | null; keptFor: number }
/** `keptFor`: milliseconds that an unchanged entry stays on the device. */
type Context = RegistrationForm & { isResumed: boolean; boot: Boot | null; keptFor: number }
type Event = EntryEvent | { type: 'registration.restarted' }

/** Milliseconds that an unchanged entry stays on the device. */
export const lifetimeOf = ({ isShared }: { isShared: boolean }) =>
  isShared ? limits.sharedDraftLifetime : limits.draftLifetime

const actors = {
  registrationIdentity: registrationIdentityMachine,
  registrationSpecifics: registrationSpecificsMachine,
}

/** Registers a giver or a receiver, in two steps (spec §2 « Registration »). Output: the boot values. */
export const registrationMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: Input
    output: Boot
    children: Children<typeof actors>
  },
  actors,
  guards: {
    isRegistered: (_, { boot }: { boot: Boot | null }) => boot !== null,
  },
  actions: {
    dropDraft: draftActions.dropDraft,
    rememberChange: assign(({ context }, { isShared }: { isShared: boolean }) => ({
      entry: { ...context.entry, isShared },
      keptFor: lifetimeOf({ isShared }),
    })),
    forgetEntry: assign({ entry: blankEntry, errors: {}, isResumed: false, keptFor: limits.draftLifetime }),
    rememberForm: assign((_, { form }: { form: RegistrationForm }) => ({ ...form, isResumed: false })),
    rememberBoot: assign({ boot: (_, { boot }: { boot: Boot | null }) => boot }),
  },
  delays: { KEPT_ON_DEVICE: ({ context }) => context.keptFor },
}).createMachine({
  id: 'registration',
  description: 'Une personne s’inscrit, comme responsable de territoire ou comme particulier.',
  context: ({ input: { userType, formKey, draft, keptFor } }) => ({
    userType,
    formKey,
    entry: { ...blankEntry, ...draft },
    isResumed: draft !== null,
    errors: {},
    refusals: 0,
    specimenTypes: [],
    boot: null,
    keptFor,
  }),
  initial: 'identifying',
  output: ({ context }) => context.boot!,
  states: {
    identifying: {
      description: 'Première étape : la personne dit qui elle est.',
      initial: 'kept',
      on: {
        'entry.changed': {
          target: '.kept',
          actions: { type: 'rememberChange', params: ({ event }) => event },
        },
      },
      states: {
        kept: {
          description: 'Rien n’a changé depuis un moment ; la saisie reste sur l’appareil jusqu’à son terme.',
          after: { KEPT_ON_DEVICE: '#registration.forgotten' },
        },
      },
      invoke: {
        id: 'registrationIdentity',
        src: 'registrationIdentity',
        input: ({ context, self }) => ({ ...formOf(context), isResumed: context.isResumed, parent: self }),
        onDone: {
          target: 'specifying',
          actions: { type: 'rememberForm', params: ({ event }) => ({ form: event.output }) },
        },
      },
    },
    specifying: {
      description: 'Seconde étape : la personne dit ce que demande son type de compte, et confirme.',
      initial: 'kept',
      on: {
        'entry.changed': {
          target: '.kept',
          actions: { type: 'rememberChange', params: ({ event }) => event },
        },
      },
      states: {
        kept: {
          description: 'Rien n’a changé depuis un moment ; la saisie reste sur l’appareil jusqu’à son terme.',
          after: { KEPT_ON_DEVICE: '#registration.forgotten' },
        },
      },
      invoke: {
        id: 'registrationSpecifics',
        src: 'registrationSpecifics',
        input: ({ context, self }) => ({ ...formOf(context), parent: self }),
        onDone: [
          {
            guard: { type: 'isRegistered', params: ({ event }) => event.output },
            target: 'registered',
            actions: { type: 'rememberBoot', params: ({ event }) => event.output },
          },
          {
            target: 'identifying',
            actions: { type: 'rememberForm', params: ({ event }) => event.output },
          },
        ],
      },
    },
    forgotten: {
      description: 'La saisie est restée trop longtemps sans changer : elle est effacée, et on le dit.',
      entry: ['forgetEntry', 'dropDraft'],
      on: { 'registration.restarted': 'identifying' },
    },
    registered: { description: 'Le compte est créé et la session ouverte.', type: 'final' },
  },
})
