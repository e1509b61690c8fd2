import { useSelector } from '@xstate/react'
import { HandHelping } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../../contract/limits.ts'
import { countToAsk } from '../../../../machines/giver/offers/hunt-offers-parts.ts'
import type { huntOffersMachine } from '../../../../machines/giver/offers/hunt-offers.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { NativeSelect } from '../../../ui/fields/native-select.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { counted } from '../../../words/words.ts'

/** Makes offers to the next people in the fair order. */
export function NextOffers({ actor }: { actor: ActorRefFrom<typeof huntOffersMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { candidates } = state.context
  if (candidates === 0)
    return <Text look="soft">Personne d’autre à qui proposer dans l’ordre pour l’instant.</Text>
  const most = Math.min(candidates, limits.offers.atOnce)
  const chosen = countToAsk(state.context)
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-end gap-2">
        <NativeSelect
          label="Nombre de personnes"
          value={String(chosen)}
          disabled={!state.can({ type: 'count.chosen', count: chosen })}
          options={Array.from({ length: most }, (_, index) => ({
            value: String(index + 1),
            label: String(index + 1),
          }))}
          onChange={(value) => actor.send({ type: 'count.chosen', count: Number(value) })}
        />
        <Button
          icon={HandHelping}
          busy={state.matches('offeringNext')}
          busyLabel="Envoi…"
          locked={state.hasTag('busy') && !state.matches('offeringNext')}
          onClick={() => actor.send({ type: 'offers.requested' })}
        >
          {chosen === 1 ? 'Proposer au premier' : `Proposer aux ${chosen} premiers`}
        </Button>
      </div>
      <Text look="small">
        {`${counted(candidates, 'personne', 'personnes')} à qui proposer. L’ordre : jamais servies d’abord, puis celles qui ont le moins reçu, les plus proches, celles qui attendent depuis le plus longtemps ; à égalité, on tire au sort.`}
      </Text>
    </div>
  )
}
