import { assign, fromPromise, setup } from 'xstate'
import type { ManagedUser } from '../../contract/users/managed-users.ts'
import { messageOf } from '../../contract/problem.ts'
import { call } from '../patterns/calls.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'
import { readUserToken, type SignInLink } from '../../contract/users/user-commands.ts'

/** `reason`: why the server refused, in French. */
type Context = { user: ManagedUser; link: SignInLink | null; reason: string }
type Event = { type: 'link.requested' } | { type: 'link.copied' } | { type: 'window.closed' }

/** Creates a single-use sign-in link for a user (spec §2 « get-token », design §5 « Token »). */
export const userTokenMachine = setup({
  types: {} as { context: Context; events: Event; input: { user: ManagedUser } },
  actors: {
    readUserToken: call(readUserToken),
    /** Copies a text to the clipboard. */
    copyText: fromPromise<void, { text: string }>(() => Promise.reject(new Error('copyText absent'))),
  },
  guards: failureGuards,
  actions: {
    ...shellActions,
    rememberLink: assign({ link: (_, { link }: { link: SignInLink }) => link }),
    forgetLink: assign({ link: null }),
    rememberReason: assign({ reason: (_, { error }: { error: unknown }) => messageOf(error) }),
  },
  delays: { LINK_LIFETIME: 600_000 },
}).createMachine({
  id: 'userToken',
  description: 'On obtient un lien qui ouvre, une seule fois, la session d’un utilisateur.',
  context: ({ input }) => ({ ...input, link: null, reason: '' }),
  initial: 'asking',
  states: {
    asking: {
      description: 'On explique à quoi sert le lien, et que sa remise est notée.',
      on: { 'link.requested': 'obtaining', 'window.closed': 'closed' },
    },
    obtaining: {
      description: 'Le lien est demandé au serveur.',
      tags: 'busy',
      invoke: {
        id: 'readUserToken',
        src: 'readUserToken',
        input: ({ context }) => ({ params: { id: context.user.id } }),
        onDone: {
          target: 'obtained',
          actions: { type: 'rememberLink', params: ({ event }) => ({ link: event.output }) },
        },
        onError: [
          {
            guard: 'wasInConflict',
            target: 'refused',
            actions: { type: 'rememberReason', params: ({ event }) => event },
          },
          {
            guard: 'wasMissing',
            target: 'refused',
            actions: { type: 'rememberReason', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
    },
    obtained: {
      description: 'Le lien est montré ; il n’est bon que dix minutes.',
      initial: 'fresh',
      after: { LINK_LIFETIME: 'expired' },
      exit: 'forgetLink',
      on: { 'link.copied': '.copying', 'window.closed': 'closed' },
      states: {
        fresh: { description: 'Le lien n’a pas encore été copié.' },
        copying: {
          description: 'Le lien est en cours de copie.',
          invoke: {
            id: 'copyText',
            src: 'copyText',
            input: ({ context }) => ({ text: context.link?.url ?? '' }),
            onDone: 'copied',
            onError: 'uncopied',
          },
        },
        copied: { description: 'Le lien est copié.' },
        uncopied: { description: 'Le navigateur refuse la copie ; le lien est à copier à la main.' },
      },
    },
    expired: {
      description: 'Les dix minutes sont passées ; on peut en demander un autre.',
      on: { 'link.requested': 'obtaining', 'window.closed': 'closed' },
    },
    failed: {
      description: 'Le lien n’a pas pu être obtenu ; on peut réessayer.',
      on: { 'link.requested': 'obtaining', 'window.closed': 'closed' },
    },
    refused: {
      description: 'Aucun lien ne peut être remis pour ce compte.',
      on: { 'window.closed': 'closed' },
    },
    closed: { description: 'La fenêtre est fermée, le lien oublié.', type: 'final' },
  },
})
