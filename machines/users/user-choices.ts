import { assign, setup } from 'xstate'
import { call } from '../patterns/calls.ts'
import { shellActions } from '../patterns/failures.ts'
import { listFederations, type Federation } from '../../contract/shared/federations.ts'
import { listRoles, type RoleDetails } from '../../contract/shared/roles.ts'

/** The roles and federations that a user form offers. */
export type UserChoices = { roles: RoleDetails[]; federations: Federation[] }
/** `withFederations`: whether the form lets a federation be chosen. */
type Context = UserChoices & { withFederations: boolean }
type Event = { type: 'choices.retried' } | { type: 'choices.renounced' }

/** Loads the choices of a user form. Output: null if the form is closed meanwhile (spec §6). */
export const userChoicesMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: { withFederations: boolean }
    output: UserChoices | null
  },
  actors: { listRoles: call(listRoles), listFederations: call(listFederations) },
  guards: { isWithFederations: ({ context }) => context.withFederations },
  actions: {
    ...shellActions,
    rememberRoles: assign({ roles: (_, { roles }: { roles: RoleDetails[] }) => roles }),
    rememberFederations: assign({
      federations: (_, { federations }: { federations: Federation[] }) => federations,
    }),
  },
}).createMachine({
  id: 'userChoices',
  description: 'Ce parmi quoi la fiche d’un utilisateur fait choisir : les rôles, et les fédérations.',
  context: ({ input }) => ({ ...input, roles: [], federations: [] }),
  initial: 'loading',
  output: ({ event }) => event.output as UserChoices | null,
  on: { 'choices.renounced': '.renounced' },
  states: {
    loading: {
      description: 'Les listes sont lues l’une après l’autre.',
      initial: 'roles',
      states: {
        roles: {
          description: 'Les rôles sont en cours de lecture.',
          invoke: {
            id: 'listRoles',
            src: 'listRoles',
            onDone: [
              {
                guard: 'isWithFederations',
                target: 'federations',
                actions: { type: 'rememberRoles', params: ({ event }) => ({ roles: event.output }) },
              },
              {
                target: '#userChoices.read',
                actions: { type: 'rememberRoles', params: ({ event }) => ({ roles: event.output }) },
              },
            ],
            onError: {
              target: '#userChoices.unavailable',
              actions: { type: 'reportFailure', params: ({ event }) => event },
            },
          },
        },
        federations: {
          description: 'Les fédérations sont en cours de lecture.',
          invoke: {
            id: 'listFederations',
            src: 'listFederations',
            onDone: {
              target: '#userChoices.read',
              actions: {
                type: 'rememberFederations',
                params: ({ event }) => ({ federations: event.output }),
              },
            },
            onError: {
              target: '#userChoices.unavailable',
              actions: { type: 'reportFailure', params: ({ event }) => event },
            },
          },
        },
      },
    },
    unavailable: {
      description: 'Une des listes n’a pas pu être lue ; on peut réessayer.',
      on: { 'choices.retried': 'loading' },
    },
    read: {
      description: 'Les listes sont lues.',
      type: 'final',
      output: ({ context: { roles, federations } }) => ({ roles, federations }),
    },
    renounced: { description: 'La fiche a été fermée avant.', type: 'final', output: null },
  },
})
