import type { DoneActorEvent } from 'xstate'
import { contactsSetup, type Listed } from './contacts-setup.ts'

const nothingRead = {
  contacts: [],
  found: 0,
  arePhonesClosed: false,
  orders: [],
  asked: [],
  secondsToWait: 0,
}

const read = ({ event }: { event: DoneActorEvent<Listed> }) => event.output
/** What becomes of a list that was read. */
const listed = [
  {
    guard: { type: 'isEmpty' as const, params: read },
    target: 'empty',
    actions: { type: 'rememberContacts' as const, params: read },
  },
  { target: 'filled', actions: { type: 'rememberContacts' as const, params: read } },
]

/** The contacts of a hunt and their phone numbers (spec §2 « Contacts modal »). */
export const contactsMachine = contactsSetup.createMachine({
  id: 'contacts',
  description: 'Le responsable consulte les particuliers qui recherchent du gibier près d’une chasse.',
  context: ({ input }) => ({ ...input, ...nothingRead }),
  initial: 'opening',
  invoke: {
    id: 'contactFilters',
    src: 'contactFilters',
    input: ({ context }) => ({ huntId: context.areFiltersKept ? context.hunt.id : null }),
  },
  states: {
    opening: {
      description:
        'Les particuliers déjà trouvés sont lus ; le serveur dit s’il faut les rechercher à nouveau.',
      tags: 'busy',
      invoke: {
        id: 'readDonations',
        src: 'readDonations',
        input: ({ context }) => ({ params: { id: context.hunt.id } }),
        onDone: [
          { guard: { type: 'isSearchDue', params: ({ event }) => event.output }, target: 'obtaining' },
          ...listed,
        ],
        onError: {
          target: 'failed.unopened',
          actions: { type: 'reportFailure', params: ({ event }) => event },
        },
      },
    },
    obtaining: {
      description: 'Le serveur recherche les particuliers disponibles ce jour-là, près de là.',
      tags: 'busy',
      invoke: {
        id: 'obtainContacts',
        src: 'obtainContacts',
        input: ({ context }) => ({ params: { id: context.hunt.id } }),
        onDone: { target: 'loading', actions: 'forgetDelay' },
        onError: [
          { guard: 'wasInConflict', target: 'loading', actions: 'forgetDelay' },
          {
            guard: 'wasThrottled',
            target: 'loading',
            actions: { type: 'rememberDelay', params: ({ event }) => event },
          },
          { target: 'failed.unobtained', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
    },
    loading: {
      description: 'Les particuliers et leurs dons sont en cours de lecture.',
      tags: 'busy',
      invoke: {
        id: 'readDonations',
        src: 'readDonations',
        input: ({ context }) => ({ params: { id: context.hunt.id } }),
        onDone: listed,
        onError: {
          target: 'failed.unread',
          actions: { type: 'reportFailure', params: ({ event }) => event },
        },
      },
    },
    filled: {
      description: 'Les particuliers sont montrés.',
      entry: 'notifyRead',
      exit: 'notifyAwaited',
      initial: 'ordering',
      on: {
        'phone.requested': {
          guard: { type: 'isHidden', params: ({ event }) => event },
          actions: ['revealPhone', { type: 'rememberAsked', params: ({ event }) => event }],
        },
        'phone.revealed': { actions: { type: 'rememberPhone', params: ({ event }) => event } },
        'call.noted': { actions: { type: 'rememberCall', params: ({ event }) => event } },
        'contacts.requested': [{ guard: 'isPlanned', target: 'obtaining' }, { target: 'loading' }],
        'contacts.changed': '.rereading',
      },
      states: {
        ordering: {
          description: 'On demande au serveur dans quel ordre il les a classés.',
          invoke: {
            id: 'listContactOrders',
            src: 'listContactOrders',
            input: ({ context }) => ({ params: { id: context.hunt.id } }),
            onDone: {
              target: 'ordered',
              actions: { type: 'rememberOrders', params: ({ event }) => ({ orders: event.output }) },
            },
            onError: {
              target: 'unordered',
              actions: { type: 'reportFailure', params: ({ event }) => event },
            },
          },
        },
        rereading: {
          description:
            'Quelqu’un a reçu un animal, ou sa note a pu changer : la liste est relue et reste montrée.',
          invoke: {
            id: 'readDonations',
            src: 'readDonations',
            input: ({ context }) => ({ params: { id: context.hunt.id } }),
            onDone: {
              target: 'ordering',
              actions: { type: 'rememberContacts', params: ({ event }) => event.output },
            },
            onError: {
              target: 'ordering',
              actions: { type: 'reportFailure', params: ({ event }) => event },
            },
          },
        },
        ordered: { description: 'L’ordre de la liste est expliqué.' },
        unordered: { description: 'La liste est là, son ordre n’est pas expliqué.' },
      },
    },
    empty: {
      description: 'Aucun contact identifié pour cette chasse.',
      entry: 'notifyRead',
      exit: 'notifyAwaited',
      on: {
        'contacts.requested': [{ guard: 'isUnfinished', target: 'obtaining' }, { target: 'loading' }],
      },
    },
    failed: {
      description: 'Les contacts n’ont pas pu être montrés ; on peut réessayer.',
      initial: 'unread',
      states: {
        unopened: {
          description: 'Les contacts déjà trouvés n’ont pas pu être lus ; on peut les relire.',
          on: { 'loading.retried': '#contacts.opening' },
        },
        unobtained: {
          description: 'La recherche n’a pas abouti ; on peut la refaire.',
          on: { 'loading.retried': '#contacts.obtaining' },
        },
        unread: {
          description: 'Les contacts n’ont pas pu être lus ; on peut les relire.',
          on: { 'loading.retried': '#contacts.loading' },
        },
      },
    },
  },
})
