import type { ActorRefFrom } from 'xstate'
import type { offerAbsenceMachine } from '../../../../machines/giver/offers/offer-absence.ts'
import { fullName } from '../../../words/words.ts'
import { ConfirmedCommand } from '../../patterns/confirmed-command.tsx'

/** « N’est pas venu »: what is promised to the person is free again. */
export const OfferAbsence = ({ actor }: { actor: ActorRefFrom<typeof offerAbsenceMachine> }) => (
  <ConfirmedCommand
    actor={actor}
    title="Noter une absence"
    confirm="N’est pas venu"
    consequence={(offer) =>
      `${fullName(offer)} n’est pas venu au rendez-vous ; ce qui était promis est de nouveau libre.`
    }
    busyLabel="Enregistrement…"
    failed="L’absence n’a pas été notée."
    danger
  />
)
