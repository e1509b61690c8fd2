import { assign, setup } from 'xstate'
import type { UserType } from '../../contract/registration/registration.ts'
import { blankEntry, formOf, type RegistrationDraft, type RegistrationForm } from './registration-draft.ts'
import { registrationIdentityMachine } from './registration-identity.ts'
import { registrationSpecificsMachine } from './registration-specifics.ts'
import type { Boot } from '../../contract/shared/session.ts'

/** `draft`: the unfinished registration kept on this device. */
type Input = { userType: UserType; formKey: string; draft: RegistrationDraft | null }
type Context = RegistrationForm & { isResumed: boolean; boot: Boot | null }

/** Registers a giver or a receiver, in two steps (spec §2 « Registration »). Its output is the boot values. */
export const registrationMachine = setup({
  types: {} as {
    context: Context
    input: Input
    output: Boot
    children: {
      registrationIdentity: 'registrationIdentity'
      registrationSpecifics: 'registrationSpecifics'
    }
  },
  actors: {
    registrationIdentity: registrationIdentityMachine,
    registrationSpecifics: registrationSpecificsMachine,
  },
  guards: {
    isRegistered: (_, { boot }: { boot: Boot | null }) => boot !== null,
  },
  actions: {
    rememberForm: assign((_, { form }: { form: RegistrationForm }) => ({ ...form, isResumed: false })),
    rememberBoot: assign({ boot: (_, { boot }: { boot: Boot | null }) => boot }),
  },
}).createMachine({
  id: 'registration',
  description: 'Une personne s’inscrit, comme responsable de territoire ou comme particulier.',
  context: ({ input: { userType, formKey, draft } }) => ({
    userType,
    formKey,
    entry: { ...blankEntry, ...draft },
    isResumed: draft !== null,
    errors: {},
    refusals: 0,
    specimenTypes: [],
    boot: null,
  }),
  initial: 'identifying',
  output: ({ context }) => context.boot!,
  states: {
    identifying: {
      description: 'Première étape : la personne dit qui elle est.',
      invoke: {
        id: 'registrationIdentity',
        src: 'registrationIdentity',
        input: ({ context }) => ({ ...formOf(context), isResumed: context.isResumed }),
        onDone: {
          target: 'specifying',
          actions: { type: 'rememberForm', params: ({ event }) => ({ form: event.output }) },
        },
      },
    },
    specifying: {
      description: 'Seconde étape : la personne dit ce que demande son type de compte, et confirme.',
      invoke: {
        id: 'registrationSpecifics',
        src: 'registrationSpecifics',
        input: ({ context }) => formOf(context),
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
    registered: { description: 'Le compte est créé et la session ouverte.', type: 'final' },
  },
})
