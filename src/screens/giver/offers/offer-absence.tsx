import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { offerAbsenceMachine } from '../../../../machines/giver/offers/offer-absence.ts'
import { ofName } from '../../../../contract/words-in-french.ts'
import { fullName } from '../../../words/words.ts'
import { ConfirmedCommand } from '../../patterns/confirmed-command.tsx'

/** « Absence de … »: records an absence, which frees the promised game, or undoes it. */
export function OfferAbsence({ actor }: { actor: ActorRefFrom<typeof offerAbsenceMachine> }) {
  const isNoted = useSelector(actor, ({ context }) => context.subject.state === 'noShow')
  if (isNoted)
    return (
      <ConfirmedCommand
        actor={actor}
        title="Reprendre une absence"
        confirm="Reprendre l’absence"
        consequence={(offer) =>
          `L’absence ${ofName(fullName(offer))} était une erreur : elle est effacée, et le rendez-vous est de nouveau accepté. Un e-mail l’annonce.`
        }
        busyLabel="Enregistrement…"
        failed="L’absence n’a pas été reprise."
      />
    )
  return (
    <ConfirmedCommand
      actor={actor}
      title="Noter une absence"
      confirm="Noter l’absence"
      consequence={(offer) =>
        `Vous notez l’absence ${ofName(fullName(offer))} au rendez-vous ; ce qui était promis est de nouveau libre. Un e-mail l’annonce, et permet de contester auprès de votre fédération.`
      }
      busyLabel="Enregistrement…"
      failed="L’absence n’a pas été notée."
      danger
    />
  )
}
