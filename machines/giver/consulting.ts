import type { Contact } from '../../contract/giver/contacts.ts'
import type { ContactsRead, GiverWindowsContext } from './giver-windows-types.ts'
import { askedIn, giverWindowsSetup } from './giver-windows-setup.ts'
import { leadingBack } from '../patterns/windows.ts'

const gone = 'Cette personne n’est plus parmi les contacts de cette chasse.'

/** Remembers a contact, as they are now. */
const keepContact = {
  type: 'rememberContact',
  params: ({ event }: { event: { contact: Contact } }) => event,
} as const

/** Remembers the contact whom the URL names. */
const keepAsked = [
  {
    type: 'rememberContact',
    params: ({ context, event }: { context: GiverWindowsContext; event: ContactsRead }) => ({
      contact: askedIn(context, event)!,
    }),
  },
  'forgetAsked',
] as const

/** The contacts of a hunt, and the windows over them that are about one person. */
export const consulting = giverWindowsSetup.createStateConfig({
  description: 'Il consulte les contacts d’une chasse et leur fait des propositions.',
  invoke: [
    {
      id: 'contacts',
      src: 'contacts',
      input: ({ context, self }) => ({ hunt: context.hunt!, areFiltersKept: true, parent: self }),
    },
    {
      id: 'huntOffers',
      src: 'huntOffers',
      input: ({ context: { hunt, askedContact, newKey } }) => ({
        hunt: hunt!,
        asked: askedContact?.window === 'meeting' ? askedContact.contactId : null,
        formKey: newKey(),
      }),
    },
    {
      id: 'delegatedMeetings',
      src: 'delegatedMeetings',
      input: ({ context }) => ({ hunt: context.hunt! }),
    },
  ],
  initial: 'reading',
  states: {
    reading: {
      description: 'Les contacts se lisent ; si l’adresse nomme l’un d’eux, sa fenêtre s’ouvre ensuite.',
      on: {
        'contacts.read': [
          {
            guard: { type: 'isToChoose', params: ({ event }) => event },
            target: 'choosing',
            actions: keepAsked,
          },
          {
            guard: { type: 'isToNote', params: ({ event }) => event },
            target: 'annotating',
            actions: keepAsked,
          },
          {
            guard: { type: 'isToHandOver', params: ({ event }) => event },
            target: 'handingOver',
            actions: keepAsked,
          },
          {
            guard: { type: 'isGone', params: ({ event }) => event },
            target: 'browsing',
            actions: [{ type: 'announce', params: { text: gone } }, 'forgetAsked'],
          },
          { target: 'browsing', actions: 'forgetAsked' },
        ],
        'window.closed': '#giverWindows.closed',
      },
    },
    browsing: {
      description: 'Les contacts sont devant lui.',
      on: {
        'contacts.awaited': 'reading',
        'contact.requested': { target: 'choosing', actions: keepContact },
        'window.closed': '#giverWindows.closed',
      },
    },
    choosing: {
      description:
        'La fiche d’une personne : ce qu’on sait d’elle, et ce qu’il peut faire. Ce qu’il choisit prend sa place.',
      on: {
        'handOver.requested': { guard: 'mayNoteHandOvers', target: 'handingOver', actions: keepContact },
        'callNote.requested': { target: 'annotating', actions: keepContact },
        'offer.requested': {
          target: 'browsing',
          actions: { type: 'askForOffer', params: ({ event }) => event },
        },
        'window.closed': 'browsing',
      },
    },
    annotating: {
      description: 'Il note ce qu’un appel à une personne a donné.',
      invoke: {
        id: 'callNote',
        src: 'callNote',
        input: ({ context }) => ({ contact: context.contact! }),
        onDone: [
          {
            guard: { type: 'isNoteSaved', params: ({ event }) => event },
            target: 'browsing',
            actions: { type: 'showNote', params: ({ event }) => event },
          },
          ...leadingBack({ target: 'browsing', actions: 'refreshContacts' }, 'browsing'),
        ],
      },
    },
    handingOver: {
      description: 'Il note ce qu’une personne a emporté.',
      invoke: {
        id: 'personHandOver',
        src: 'personHandOver',
        input: ({ context: { hunt, contact, newKey } }) => ({
          hunt: hunt!,
          contact: contact!,
          formKey: newKey(),
        }),
        onDone: { target: 'browsing', actions: 'refreshContacts' },
      },
    },
  },
})
