import { setup } from 'xstate'
import { limits } from '../../contract/limits.ts'

type Event =
  | { type: 'interest.given' }
  | { type: 'interest.refused' }
  | { type: 'interest.cancelled' }
  | { type: 'offer.withdrawn' }
  | { type: 'receiver.left' }

/** What becomes of an animal that a giver offers to a person, before there is one. */
export const offerLifecycle = setup({
  types: {} as { events: Event },
  delays: { ANSWER_TIME: limits.offers.answer },
}).createMachine({
  id: 'offer',
  description: 'Une proposition : le responsable demande à un particulier s’il prendrait un animal.',
  initial: 'sounded',
  states: {
    sounded: {
      description: 'La question est posée ; le particulier peut répondre jusqu’à l’heure dite.',
      on: {
        'interest.given': 'willing',
        'interest.refused': 'declined',
        'offer.withdrawn': 'withdrawn',
        'receiver.left': 'cancelled',
      },
      after: { ANSWER_TIME: 'expired' },
    },
    willing: {
      description: 'Le particulier est intéressé ; son numéro est donné au responsable.',
      on: {
        'interest.given': 'willing',
        'interest.cancelled': 'cancelled',
        'offer.withdrawn': 'withdrawn',
        'receiver.left': 'cancelled',
      },
    },
    declined: {
      description: 'Le particulier n’est pas intéressé cette fois ; le redire ne change rien.',
      on: { 'interest.refused': 'declined' },
    },
    expired: {
      description: 'Personne n’a répondu à temps ; une réponse tardive ne change rien.',
      type: 'final',
    },
    withdrawn: {
      description: 'Le responsable a retiré sa proposition ; la retirer encore ne change rien.',
      on: { 'offer.withdrawn': 'withdrawn' },
    },
    cancelled: {
      description: 'Le particulier a renoncé ; renoncer encore ne change rien.',
      on: { 'interest.cancelled': 'cancelled' },
    },
  },
})
