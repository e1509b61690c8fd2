import type { HuntOffer } from '../../../contract/giver/offers.ts'
import { confirmedCommand } from '../../patterns/confirmed-command.ts'

/** « N’est pas venu »: said once the meeting is over; the animal is free again. */
export const offerAbsenceMachine = confirmedCommand<HuntOffer>({
  id: 'offerAbsence',
  call: 'reportAbsence',
  description: 'Le responsable dit que la personne n’est pas venue au rendez-vous.',
  announced: 'L’absence est notée ; l’animal est libre.',
  states: {
    done: 'L’absence est notée.',
    refused: 'Le rendez-vous n’est pas fini, ou n’est plus accepté : il n’y a pas d’absence à noter.',
  },
})
