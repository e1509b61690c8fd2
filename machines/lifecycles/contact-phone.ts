import { setup } from 'xstate'

type Event = { type: 'phone.revealed' }

/** The lifecycle of a contact's phone: hidden from the giver, or revealed (spec §4 « Contact phone »). */
export const contactPhoneLifecycle = setup({
  types: {} as { events: Event },
}).createMachine({
  id: 'contactPhone',
  description: 'Le numéro de téléphone d’un particulier, tel qu’un responsable de territoire le connaît.',
  initial: 'hidden',
  states: {
    hidden: {
      description: 'Le numéro n’a pas encore été demandé ; il n’est jamais envoyé.',
      on: { 'phone.revealed': 'revealed' },
    },
    revealed: {
      description: 'Le numéro a été obtenu ; le demander à nouveau ne change rien.',
      on: { 'phone.revealed': 'revealed' },
    },
  },
})
