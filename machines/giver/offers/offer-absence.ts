import type { HuntOffer } from '../../../contract/giver/offers.ts'
import { confirmedCommand } from '../../patterns/confirmed-command.ts'

/**
 * « Absence de … »: said once the meeting is over; the animal is free again. Of an absence that is noted, the
 * same says that it was a mistake.
 */
export const offerAbsenceMachine = confirmedCommand<HuntOffer>({
  id: 'offerAbsence',
  call: 'reportAbsence',
  body: ({ state }) => ({ came: Number(state === 'noShow') }),
  description: 'Le responsable note l’absence d’une personne à un rendez-vous, ou la reprend.',
  announced: 'C’est noté.',
  states: {
    done: 'L’absence est notée, ou reprise si elle l’était par erreur.',
    refused: 'Le rendez-vous n’est pas fini, est trop ancien, ou la fédération a décidé.',
  },
})
