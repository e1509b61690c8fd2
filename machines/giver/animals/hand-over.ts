import { assign, setup } from 'xstate'
import { handAnimalOver } from '../../../contract/giver/hand-overs.ts'
import { readDonations } from '../../../contract/giver/donations.ts'
import type { Animal } from '../../../contract/giver/animals.ts'
import type { Contact } from '../../../contract/giver/contacts.ts'
import type { Hunt } from '../../../contract/giver/hunts.ts'
import { listHuntOffers, type HuntOffer } from '../../../contract/giver/offers.ts'
import { limits } from '../../../contract/limits.ts'
import { messagesOf } from '../../patterns/field-errors.ts'
import { call } from '../../patterns/calls.ts'
import type { CommandEvent } from '../../patterns/command-states.ts'
import type { ConfirmationEvent } from '../../patterns/confirmation.ts'
import { failureGuards, shellActions } from '../../patterns/failures.ts'
import { handOverTo, unnotedHandOver } from './animal-calls.ts'
import { likeliestFirst, type Person } from './hand-over-people.ts'

type Input = { hunt: Hunt; animal: Animal }
/**
 * `people`: contacts of the hunt, most likely first. `text`: the search. `person`: the chosen recipient.
 * `reason`: why the server refused, in French.
 */
type Context = Input & { people: Person[]; text: string; person: Person | null; reason: string }
type Event =
  | { type: 'loading.retried' }
  | { type: 'search.typed'; value: string }
  | { type: 'person.chosen'; person: Person }
  | { type: 'window.closed' }
  | CommandEvent
  | ConfirmationEvent

/**
 * Hands an animal over; for a boar, or if a sanitary rule applies, with confirmation that the recipient
 * was informed (decision 0034).
 */
export const handOverMachine = setup({
  types: {} as { context: Context; events: Event; input: Input; output: { changed: boolean } },
  actors: {
    readDonations: call(readDonations),
    listHuntOffers: call(listHuntOffers),
    handAnimalOver: call(handAnimalOver),
  },
  guards: { ...failureGuards },
  actions: {
    ...shellActions,
    rememberContacts: assign({
      people: (_, { contacts }: { contacts: Contact[] }) => likeliestFirst(contacts, []),
    }),
    rememberOffers: assign({
      people: ({ context }, { offers }: { offers: HuntOffer[] }) => likeliestFirst(context.people, offers),
    }),
    rememberText: assign({ text: (_, { value }: { value: string }) => value.slice(0, limits.search) }),
    rememberPerson: assign({ person: (_, { person }: { person: Person }) => person }),
    rememberReason: assign({
      reason: (_, { error }: { error: unknown }) => messagesOf(error).join(' '),
    }),
  },
}).createMachine({
  id: 'handOver',
  description: 'Le responsable note à qui un animal a été remis.',
  context: ({ input }) => ({ ...input, people: [], text: '', person: null, reason: '' }),
  initial: 'loading',
  output: ({ event }) => event.output as { changed: boolean },
  states: {
    loading: {
      description: 'Les contacts de la chasse sont en cours de lecture.',
      tags: 'busy',
      invoke: {
        id: 'readDonations',
        src: 'readDonations',
        input: ({ context }) => ({ params: { id: context.hunt.id } }),
        onDone: {
          target: 'ranking',
          actions: { type: 'rememberContacts', params: ({ event }) => event.output },
        },
        onError: { target: 'unavailable', actions: { type: 'reportFailure', params: ({ event }) => event } },
      },
      on: { 'window.closed': 'abandoned' },
    },
    unavailable: {
      description: 'Les contacts n’ont pas pu être lus ; on peut réessayer.',
      on: { 'loading.retried': 'loading', 'window.closed': 'abandoned' },
    },
    ranking: {
      description: 'On regarde qui a dit oui à une proposition ; les contacts sont déjà montrés.',
      invoke: {
        id: 'listHuntOffers',
        src: 'listHuntOffers',
        input: ({ context }) => ({ params: { id: context.hunt.id } }),
        onDone: {
          target: 'choosing',
          actions: { type: 'rememberOffers', params: ({ event }) => event.output },
        },
        // Offers only improve the order: without them the list is still usable.
        onError: 'choosing',
      },
      on: {
        'search.typed': { actions: { type: 'rememberText', params: ({ event }) => event } },
        'person.chosen': {
          target: 'confirming',
          actions: { type: 'rememberPerson', params: ({ event }) => event },
        },
        'window.closed': 'abandoned',
      },
    },
    choosing: {
      description: 'Le responsable choisit la personne qui a reçu l’animal.',
      on: {
        'search.typed': { actions: { type: 'rememberText', params: ({ event }) => event } },
        'person.chosen': {
          target: 'confirming',
          actions: { type: 'rememberPerson', params: ({ event }) => event },
        },
        'window.closed': 'abandoned',
      },
    },
    confirming: {
      description:
        'On demande confirmation ; pour un sanglier, ou si une règle informe, que le message est passé.',
      on: { 'question.confirmed': 'sending', 'question.cancelled': 'choosing' },
    },
    sending: {
      description: 'La remise est envoyée au serveur.',
      tags: 'busy',
      invoke: {
        id: 'handAnimalOver',
        src: 'handAnimalOver',
        input: ({ context: { animal, person } }) => handOverTo(person!.id, animal),
        onDone: {
          target: 'done',
          actions: { type: 'announce', params: { text: 'La remise est notée.' } },
        },
        onError: unnotedHandOver('outdated'),
      },
    },
    failed: {
      description: 'L’envoi n’a pas abouti ; on peut réessayer ou renoncer.',
      on: { 'command.retried': 'sending', 'command.closed': 'outdated' },
    },
    refused: {
      description: 'Le serveur refuse cette remise et dit pourquoi.',
      on: { 'command.closed': 'outdated' },
    },
    done: { description: 'La remise est notée.', type: 'final', output: { changed: true } },
    outdated: {
      description: 'L’animal a pu changer ; il faut le relire.',
      type: 'final',
      output: { changed: true },
    },
    abandoned: {
      description: 'Le responsable a renoncé, rien n’a changé.',
      type: 'final',
      output: { changed: false },
    },
  },
})
