import { assertEvent, assign, sendTo, setup } from 'xstate'
import type { Answer } from '../../contract/endpoint.ts'
import type { Contact, Revealed } from '../../contract/giver/contacts.ts'
import type { readDonations } from '../../contract/giver/donations.ts'
import { waitOf } from '../../contract/problem.ts'
import { call, callDelays, waitDelays } from '../patterns/calls.ts'
import { overloaded } from '../patterns/overload.ts'
import { parentOf } from '../patterns/parent.ts'
import { contactFiltersMachine } from './contact-filters.ts'
import { contactRevealMachine } from './contact-reveal.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'
import { type Noted, withNote, withPhone } from './changed-contacts.ts'
import type { Context, Event, Input, Order } from './contacts-types.ts'

type Listed = Answer<typeof readDonations>

/** The id of the child machine that reveals one contact's phone. */
export const revealId = (contactId: number) => `contactReveal.${contactId}` as const

const nothingRead = {
  contacts: [],
  found: 0,
  arePhonesClosed: false,
  orders: [],
  asked: [],
  secondsToWait: 0,
}

const contactsSetup = setup({
  types: {} as {
    context: Context
    events: Event
    input: Input
    children: { contactFilters: 'contactFilters' } & Record<ReturnType<typeof revealId>, 'contactReveal'>
  },
  actors: {
    obtainContacts: call('obtainContacts'),
    readDonations: call('readDonations'),
    listContactOrders: call('listContactOrders'),
    contactReveal: contactRevealMachine,
    contactFilters: contactFiltersMachine,
  },
  guards: {
    ...failureGuards,
    isPlanned: ({ context }) => context.hunt.hunt_state.code === 'planned',
    isInformed: ({ context }) => context.hunt.hunt_state.code === 'informed',
    isEmpty: (_, { contacts }: { contacts: Contact[] }) => contacts.length === 0,
    isHidden: ({ context }, { contactId }: { contactId: number }) =>
      !context.arePhonesClosed &&
      !context.asked.includes(contactId) &&
      context.contacts.some((contact) => contact.id === contactId && contact.shown_at === null),
  },
  actions: {
    ...shellActions,
    rememberDelay: assign({ secondsToWait: (_, { error }: { error: unknown }) => waitOf(error) }),
    notifyAwaited: sendTo(({ context, self }) => parentOf(context, self), { type: 'contacts.awaited' }),
    notifyRead: sendTo(
      ({ context, self }) => parentOf(context, self),
      ({ context }) => ({ type: 'contacts.read' as const, contacts: context.contacts }),
    ),
    rememberContacts: assign((_, { contacts, found, are_phones_closed }: Listed) => ({
      contacts,
      found: found ?? contacts.length,
      arePhonesClosed: are_phones_closed ?? false,
    })),
    rememberOrders: assign({ orders: (_, { orders }: { orders: Order[] }) => orders }),
    rememberAsked: assign({
      asked: ({ context }, { contactId }: { contactId: number }) => [...context.asked, contactId],
    }),
    rememberPhone: assign({
      contacts: ({ context }, { revealed }: { revealed: Revealed }) => withPhone(context.contacts, revealed),
    }),
    rememberCall: assign({
      contacts: ({ context }, noted: Noted) => withNote(context.contacts, noted),
    }),
  },
  delays: { ...callDelays, ...waitDelays },
})

/** The contacts of a hunt and their phone numbers (spec §2 « Contacts modal »). */
export const contactsMachine = contactsSetup
  .extend({
    actions: {
      revealPhone: contactsSetup.spawnChild('contactReveal', {
        id: ({ event }) => (assertEvent(event, 'phone.requested'), revealId(event.contactId)),
        input: ({ event, self }) => (
          assertEvent(event, 'phone.requested'),
          { contactId: event.contactId, parent: self }
        ),
      }),
    },
  })
  .createMachine({
    id: 'contacts',
    description: 'Le responsable consulte les particuliers qui recherchent du gibier près d’une chasse.',
    context: ({ input }) => ({ ...input, ...nothingRead }),
    initial: 'deciding',
    invoke: {
      id: 'contactFilters',
      src: 'contactFilters',
      input: ({ context }) => ({ huntId: context.hunt.id }),
    },
    states: {
      deciding: {
        description: 'Faut-il rechercher les particuliers, ou relire ceux déjà trouvés ?',
        always: [{ guard: 'isPlanned', target: 'obtaining' }, { target: 'loading' }],
      },
      obtaining: {
        description: 'Le serveur recherche les particuliers disponibles ce jour-là, près de là.',
        tags: 'busy',
        invoke: {
          id: 'obtainContacts',
          src: 'obtainContacts',
          input: ({ context }) => ({ params: { id: context.hunt.id } }),
          onDone: 'loading',
          onError: [
            { guard: 'wasInConflict', target: 'loading' },
            {
              guard: 'wasThrottled',
              target: 'loading',
              actions: { type: 'reportFailure', params: ({ event }) => event },
            },
            overloaded,
            { target: 'failed.unobtained', actions: { type: 'reportFailure', params: ({ event }) => event } },
          ],
        },
        after: { CALL_TIMEOUT: 'failed.unobtained' },
      },
      loading: {
        description: 'Les particuliers et leurs dons sont en cours de lecture.',
        tags: 'busy',
        invoke: {
          id: 'readDonations',
          src: 'readDonations',
          input: ({ context }) => ({ params: { id: context.hunt.id } }),
          onDone: [
            {
              guard: { type: 'isEmpty', params: ({ event }) => event.output },
              target: 'empty',
              actions: { type: 'rememberContacts', params: ({ event }) => event.output },
            },
            { target: 'filled', actions: { type: 'rememberContacts', params: ({ event }) => event.output } },
          ],
          onError: {
            target: 'failed.unread',
            actions: { type: 'reportFailure', params: ({ event }) => event },
          },
        },
        after: { CALL_TIMEOUT: 'failed.unread' },
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
          'contacts.requested': 'deciding',
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
            after: { CALL_TIMEOUT: 'unordered' },
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
            after: { CALL_TIMEOUT: 'ordering' },
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
          'contacts.requested': [{ guard: 'isInformed', target: 'obtaining' }, { target: 'deciding' }],
        },
      },
      throttled: {
        description:
          'Le serveur a trop à faire ; les particuliers seront recherchés de nouveau quand il le dit.',
        after: { WAIT_IMPOSED: 'obtaining' },
        on: { 'loading.retried': 'obtaining' },
      },
      failed: {
        description: 'Les contacts n’ont pas pu être montrés ; on peut réessayer.',
        initial: 'unread',
        states: {
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
