import type { ActorRefFrom } from 'xstate'
import { Text } from '../../../../src/ui/text/text.tsx'
import { frNode } from '../../../../src/ui/text/typography.ts'
import type { explorerMachine } from '../explorer-machine.ts'
import { type Journey, snapshotAt } from '../journey.ts'
import { OfferRows, type Take } from './offer-rows.tsx'
import { type Offer, offersOf } from '../offers.ts'
import { Panel } from './panel.tsx'
import { valueWords } from '../samples.ts'
import { runningIn } from '../standing.ts'

type Props = { actor: ActorRefFrom<typeof explorerMachine>; journey: Journey }
function Group({ title, offers, onTake }: { title: string; offers: readonly Offer[]; onTake: Take }) {
  if (offers.length === 0) return null
  return (
    <section aria-label={title} className="grid gap-2">
      <h3 className="text-sm font-semibold text-ink-soft">{frNode(title)}</h3>
      <ul className="grid gap-2">
        {offers.map((offer) => (
          <OfferRows key={offer.type} offer={offer} onTake={onTake} />
        ))}
      </ul>
    </section>
  )
}

/** Everything that may happen now, to be made to happen. */
export function OffersPanel({ actor, journey }: Props) {
  const { state } = snapshotAt(journey)
  const offers = offersOf(journey)
  const onTake: Take = (code) => actor.send({ type: 'choice.transitions', code })
  const running = runningIn(state)
  const free = offers.filter(({ child, tone }) => child === undefined && tone !== 'timeout')
  return (
    <Panel title="Ce qui peut arriver" id="offers">
      {state.status === 'active' ? null : (
        <Text>
          C’est une fin{state.output === undefined ? '' : `, qui rend : ${valueWords(state.output)}`}.
        </Text>
      )}
      <Group title="La personne, ou la page" offers={free} onTake={onTake} />
      {running.map(({ id, title }) => (
        <Group
          key={id}
          title={`En attente de « ${title} »`}
          offers={offers.filter(({ child }) => child === id)}
          onTake={onTake}
        />
      ))}
      <Group title="Le temps" offers={offers.filter(({ tone }) => tone === 'timeout')} onTake={onTake} />
      {state.status === 'active' && offers.length === 0 ? <Text>Rien ne peut arriver ici.</Text> : null}
    </Panel>
  )
}
