import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { offerHandOverMachine } from '../../../../machines/giver/offers/offer-hand-over.ts'
import { fullName } from '../../../words/words.ts'
import { ConfirmedCommand } from '../../patterns/confirmed-command.tsx'
import { HandOverMessage, TOLD } from '../animals/hand-over-message.tsx'

/** « Remis »: includes a confirmation that the person was informed, if required. */
export function OfferHandOver({ actor }: { actor: ActorRefFrom<typeof offerHandOverMachine> }) {
  const { is_boar, informing = [] } = useSelector(actor, ({ context }) => context.subject)
  const isTold = is_boar || informing.length > 0
  return (
    <ConfirmedCommand
      actor={actor}
      title="Remettre le gibier"
      confirm={isTold ? TOLD : 'Remis'}
      consequence={(offer) =>
        offer.is_boar
          ? `Vous remettez un sanglier à ${fullName(offer)}.`
          : `Vous remettez ce qui était promis à ${fullName(offer)}.`
      }
      details={() =>
        isTold ? (
          <div className="pt-4">
            <HandOverMessage isBoar={is_boar} informing={informing} />
          </div>
        ) : null
      }
      busyLabel="Enregistrement…"
      failed="La remise n’a pas été notée."
    />
  )
}
