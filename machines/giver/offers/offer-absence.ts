import { reportAbsence } from '../../../contract/giver/meetings.ts'
import type { HuntOffer } from '../../../contract/giver/offers.ts'
import { confirmedCommand } from '../../patterns/confirmed-command.ts'

/**
 * « Absence de … »: recorded after the meeting; the animal becomes free again. Applied to a recorded
 * absence, it undoes it.
 */
export const offerAbsenceMachine = confirmedCommand({
  id: 'offerAbsence',
  call: reportAbsence,
  request: ({ id, state }: HuntOffer) => ({ params: { id }, body: { came: state === 'noShow' } }),
  description: 'Le responsable note l’absence d’une personne à un rendez-vous, ou la reprend.',
  announced: 'C’est noté.',
  states: {
    done: 'L’absence est notée, ou reprise si elle l’était par erreur.',
    refused: 'Le rendez-vous n’est pas fini, est trop ancien, ou la fédération a décidé.',
  },
})
