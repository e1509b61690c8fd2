import { setup } from 'xstate'

type Event = { type: 'gdpr.accepted' } | { type: 'gdpr.refused' }

/**
 * The lifecycle of a person's decision on the use of their data. No state leads back to « pending » (spec
 * §4).
 */
export const gdprLifecycle = setup({
  types: {} as { events: Event },
}).createMachine({
  id: 'gdpr',
  description: 'Le choix d’une personne sur l’utilisation de ses données.',
  initial: 'pending',
  states: {
    pending: {
      description: 'La personne n’a pas encore choisi ; elle ne revient jamais à cet état.',
      on: { 'gdpr.accepted': 'accepted', 'gdpr.refused': 'refused' },
    },
    accepted: {
      description: 'La personne accepte que ses données servent à la mise en relation.',
      on: { 'gdpr.accepted': 'accepted', 'gdpr.refused': 'refused' },
    },
    refused: {
      description: 'La personne refuse ; un particulier n’est plus montré aux chasseurs.',
      on: { 'gdpr.accepted': 'accepted', 'gdpr.refused': 'refused' },
    },
  },
})
