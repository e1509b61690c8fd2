import { setup } from 'xstate'
import { limits } from '../../contract/limits.ts'

type Event =
  | { type: 'interest.given' }
  | { type: 'interest.refused' }
  | { type: 'interest.cancelled' }
  | { type: 'interest.cancelledLate' }
  | { type: 'offer.confirmed' }
  | { type: 'meeting.accepted' }
  | { type: 'receiver.missed' }
  | { type: 'absence.takenBack' }
  | { type: 'animal.handedOver' }
  | { type: 'animal.returned' }
  | { type: 'offer.withdrawn' }
  | { type: 'receiver.left' }

/** The lifecycle of an offer, from the question to the hand-over. */
export const offerLifecycle = setup({
  types: {} as { events: Event },
  delays: {
    ANSWER_TIME: limits.offers.answer,
    /** Before the meeting, and like any answer 18 hours at most: a column that the worker acts upon. */
    MEETING_ANSWER_TIME: limits.meetings.late,
    /** Before the meeting: a column that the worker empties when it writes the mail. */
    REMINDER_TIME: limits.meetings.reminder,
  },
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
        'offer.confirmed': 'confirmed',
        'offer.withdrawn': 'withdrawn',
        'receiver.left': 'cancelled',
      },
    },
    confirmed: {
      description: 'Un animal ou un type de gibier est promis, avec un rendez-vous à accepter.',
      on: {
        'offer.confirmed': 'confirmed',
        'meeting.accepted': 'accepted',
        'animal.handedOver': 'handedOver',
        'interest.refused': 'declined',
        'interest.cancelled': 'cancelled',
        'offer.withdrawn': 'withdrawn',
        'receiver.left': 'cancelled',
      },
      after: { MEETING_ANSWER_TIME: 'expired' },
    },
    accepted: {
      description:
        'Le particulier vient au rendez-vous ; il en sait le lieu exact et le contact sur place. Un rappel part deux heures avant.',
      on: {
        'meeting.accepted': 'accepted',
        'offer.confirmed': 'confirmed',
        'interest.cancelled': 'cancelled',
        'interest.cancelledLate': 'cancelledLate',
        'offer.withdrawn': 'withdrawn',
        'receiver.left': 'cancelled',
        'receiver.missed': 'noShow',
        'animal.handedOver': 'handedOver',
      },
      after: { REMINDER_TIME: 'accepted' },
    },
    handedOver: {
      description: 'Le gibier est remis.',
      on: { 'animal.handedOver': 'handedOver', 'animal.returned': 'accepted' },
    },
    noShow: {
      description: 'Le particulier n’est pas venu ; l’animal est libre.',
      on: { 'receiver.missed': 'noShow', 'absence.takenBack': 'accepted' },
    },
    cancelledLate: {
      description: 'Le particulier a renoncé peu avant le rendez-vous ; l’animal est libre.',
      on: { 'interest.cancelledLate': 'cancelledLate' },
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
