import { Text } from '../../../src/ui/text/text.tsx'
import { frNode } from '../../../src/ui/text/typography.ts'
import type { OfFlow } from '../explorer-machine.ts'
import { snapshotAt } from '../timeline.ts'
import { EventRows, type Take } from './event-rows.tsx'
import { type AvailableEvent, availableEvents } from '../available-events.ts'
import { Panel } from './panel.tsx'
import { valueText } from '../../../tests/model/payload-text.ts'
import { runningIn } from '../location.ts'

type GroupProps = { title: string; events: readonly AvailableEvent[]; onTake: Take }

function Group({ title, events, onTake }: GroupProps) {
  if (events.length === 0) return null
  return (
    <section aria-label={title} className="grid gap-2">
      <h3 className="text-sm font-semibold text-ink-soft">{frNode(title)}</h3>
      <ul className="grid gap-2">
        {events.map((event) => (
          <EventRows key={event.type} event={event} onTake={onTake} />
        ))}
      </ul>
    </section>
  )
}

export function EventsPanel({ actor, timeline }: OfFlow) {
  const { state } = snapshotAt(timeline)
  const events = availableEvents(timeline)
  const onTake: Take = (code) => actor.send({ type: 'choice.made', code })
  const running = runningIn(state)
  const free = events.filter(({ child, tone }) => child === undefined && tone !== 'timeout')
  return (
    <Panel title="Ce qui peut arriver" id="events">
      {state.status === 'active' ? null : (
        <Text>
          C’est une fin{state.output === undefined ? '' : `, qui rend : ${valueText(state.output)}`}.
        </Text>
      )}
      <Group title="La personne, ou la page" events={free} onTake={onTake} />
      {running.map(({ id, title }) => (
        <Group
          key={id}
          title={`En attente de « ${title} »`}
          events={events.filter(({ child }) => child === id)}
          onTake={onTake}
        />
      ))}
      <Group title="Le temps" events={events.filter(({ tone }) => tone === 'timeout')} onTake={onTake} />
      {state.status === 'active' && events.length === 0 ? <Text>Rien ne peut arriver ici.</Text> : null}
    </Panel>
  )
}
