import { assign, emit, setup } from 'xstate'
import { problemOf, type Problem, statusOf, wasAborted } from '../../contract/problem.ts'
import { owing } from '../../contract/shared/second-factor/owing.ts'
import { OTHER_ACCOUNT } from '../../contract/page-account.ts'

type Context = { problem: Problem | null }
type Event =
  | { type: 'failure.reported'; error: unknown }
  | { type: 'modal.closed' }
  | { type: 'page.reloaded' }

const source = (event: Event) => (event.type === 'failure.reported' ? problemOf(event.error) : null)

/**
 * The shared error handler and its modal, through which every failed call goes (spec §8). An expired
 * session, or one that now owes its second factor, is not displayed as an error but emitted to the
 * session. If the session is another account’s (412), the page has to be reloaded.
 */
export const errorModalMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: { type: 'session.expired' } | { type: 'session.owing' }
  },
  guards: {
    wasAborted: ({ event }) => event.type === 'failure.reported' && wasAborted(event.error),
    wasExpired: ({ event }) => event.type === 'failure.reported' && statusOf(event.error) === 401,
    wasOwing: ({ event }) => {
      const problem = source(event)
      return problem?.source === 'API' && Object.values<string>(owing).includes(problem.message)
    },
    isOtherAccount: ({ event }) =>
      event.type === 'failure.reported' && statusOf(event.error) === OTHER_ACCOUNT,
    isPlainText: ({ event }) => source(event)?.source === 'text',
    isServerException: ({ event }) => source(event)?.source === 'PHP',
    isApiError: ({ event }) => source(event)?.source === 'API',
  },
  actions: {
    rememberProblem: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error) }),
    emitExpiry: emit({ type: 'session.expired' }),
    emitOwing: emit({ type: 'session.owing' }),
    forgetProblem: assign({ problem: null }),
    /** Reloads the page. Does nothing until provided. */
    reload: () => {},
  },
}).createMachine({
  id: 'errorModal',
  description: 'Toute erreur inattendue est expliquée dans une fenêtre « Erreur » que l’on peut fermer.',
  context: { problem: null },
  initial: 'closed',
  on: {
    'failure.reported': [
      { guard: 'wasAborted' },
      { guard: 'wasExpired', actions: 'emitExpiry' },
      { guard: 'wasOwing', actions: 'emitOwing' },
      {
        guard: 'isOtherAccount',
        target: '.open.otherAccount',
        actions: { type: 'rememberProblem', params: ({ event }) => event },
      },
      {
        guard: 'isPlainText',
        target: '.open.plainText',
        actions: { type: 'rememberProblem', params: ({ event }) => event },
      },
      {
        guard: 'isServerException',
        target: '.open.serverException',
        actions: { type: 'rememberProblem', params: ({ event }) => event },
      },
      {
        guard: 'isApiError',
        target: '.open.apiError',
        actions: { type: 'rememberProblem', params: ({ event }) => event },
      },
      { target: '.open.unknown', actions: { type: 'rememberProblem', params: ({ event }) => event } },
    ],
  },
  states: {
    closed: { description: 'Aucune erreur n’est montrée.', entry: 'forgetProblem' },
    open: {
      description: 'La fenêtre « Erreur » est ouverte.',
      initial: 'unknown',
      on: { 'modal.closed': 'closed' },
      states: {
        plainText: { description: 'L’erreur est un simple message.' },
        serverException: {
          description: 'Le serveur a rencontré une exception : message, fichier et ligne sont montrés.',
        },
        apiError: {
          description: 'L’API a refusé : version, code, statut, message et détails sont montrés.',
        },
        otherAccount: {
          description:
            'Un autre compte s’est connecté dans ce navigateur : on dit lequel ; la page se recharge quand la personne le veut.',
          on: { 'page.reloaded': { target: '#errorModal.closed', actions: 'reload' } },
        },
        unknown: { description: 'On ne sait pas ce qui s’est passé : « Erreur inconnue ».' },
      },
    },
  },
})
