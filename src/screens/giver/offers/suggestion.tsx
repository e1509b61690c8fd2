import { useSelector } from '@xstate/react'
import { CalendarCheck, HandHelping } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import { suggestionOf } from '../../../../machines/giver/offers/hunt-offers-parts.ts'
import type { huntOffersMachine } from '../../../../machines/giver/offers/hunt-offers.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { capital, counted, fullName } from '../../../words/words.ts'

/** The suggested next person after somebody declined: first those who accepted, then the next in order. */
export function Suggestion({ actor }: { actor: ActorRefFrom<typeof huntOffersMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { context } = state
  const suggested = suggestionOf(context)
  if (suggested === null) return null
  const left = counted(context.to_give, 'animal est à donner', 'animaux sont à donner')
  const { next } = context
  const isBusy = state.hasTag('busy')
  if (suggested !== 'inTurn')
    return (
      <Notice
        tone="info"
        title={`${capital(left)}.`}
        action={
          <Button
            icon={CalendarCheck}
            locked={isBusy}
            onClick={() => actor.send({ type: 'confirmation.requested', offer: suggested })}
          >
            {`Proposer le rendez-vous à ${fullName(suggested)}`}
          </Button>
        }
      />
    )
  return (
    <Notice
      tone="info"
      title={`${capital(left)}.`}
      action={
        <Button icon={HandHelping} locked={isBusy} onClick={() => actor.send({ type: 'suggestion.taken' })}>
          Proposer à la personne suivante
        </Button>
      }
    >
      <strong translate="no">{next ? fullName(next) : ''}</strong>
      <span>{next ? `, ${uncapital(next.reason)}` : ''}</span>
    </Notice>
  )
}

const uncapital = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
