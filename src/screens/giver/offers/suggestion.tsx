import { useSelector } from '@xstate/react'
import { CalendarCheck, HandHelping } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import { suggestionOf } from '../../../../machines/giver/offers/hunt-offers-parts.ts'
import type { huntOffersMachine } from '../../../../machines/giver/offers/hunt-offers.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { fullName } from '../../../words/words.ts'

/** Who comes next once something that was promised is free again: first who said yes, then the next in order. */
export function Suggestion({ actor }: { actor: ActorRefFrom<typeof huntOffersMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const next = suggestionOf(state.context)
  if (next === null) return null
  return (
    <Notice tone="info" title="Ce qui était promis est de nouveau libre.">
      {next !== 'inTurn' ? (
        <Button
          icon={CalendarCheck}
          locked={state.hasTag('busy')}
          onClick={() => actor.send({ type: 'confirmation.requested', offer: next })}
        >
          {`Proposer le rendez-vous à ${fullName(next)}`}
        </Button>
      ) : (
        <Button
          icon={HandHelping}
          locked={state.hasTag('busy')}
          onClick={() => actor.send({ type: 'suggestion.taken' })}
        >
          Proposer à la personne suivante
        </Button>
      )}
    </Notice>
  )
}
