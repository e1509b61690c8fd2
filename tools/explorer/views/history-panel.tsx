import { Undo2 } from 'lucide-react'
import { Button } from '../../../src/ui/buttons/button.tsx'
import { frNode } from '../../../src/ui/text/typography.ts'
import { toneOf, type Tone } from '../../../tests/explore/transition-labels.ts'
import type { OfFlow } from '../explorer-machine.ts'
import { type Timeline, snapshotAt } from '../timeline.ts'
import { eventText } from '../available-events.ts'
import { Panel } from './panel.tsx'
import { payloadText } from '../../../tests/model/payload-text.ts'
import { enteredText, locationText } from '../location.ts'
import { ToneMark } from './tone-mark.tsx'

type Stop = { label: string; sample: string; place: string; tone: Tone }

function stopsOf(timeline: Timeline): Stop[] {
  return [
    { label: 'Départ', sample: '', place: locationText(snapshotAt(timeline, 0).state), tone: 'immediate' },
    ...timeline.steps.map(({ event, snapshot, transitions }, index): Stop => ({
      label: eventText(snapshotAt(timeline, index).state, event.type),
      sample: payloadText(event),
      place: enteredText(snapshotAt(timeline, index).state, snapshot.state),
      tone: transitions[0] ? toneOf(transitions[0]) : 'event',
    })),
  ]
}

export function HistoryPanel({ actor, timeline }: OfFlow) {
  const { at } = timeline
  const goTo = (step: number) => actor.send({ type: 'step.chosen', at: step })
  return (
    <Panel
      title="Ce qui s’est passé"
      id="history"
      aside={
        <Button variant="quiet" icon={Undo2} disabled={at === 0} onClick={() => goTo(at - 1)}>
          Défaire
        </Button>
      }
    >
      <ol className="grid">
        {stopsOf(timeline).map(({ label, sample, place, tone }, step) => (
          <li key={step}>
            <button
              type="button"
              aria-current={step === at ? 'step' : undefined}
              onClick={() => goTo(step)}
              className={`flex min-h-11 w-full cursor-pointer gap-2.5 border-l-4 px-3 py-1.5 text-left leading-snug hover:bg-sunken ${
                step === at
                  ? 'border-forest bg-forest-soft'
                  : step < at
                    ? 'border-forest/40'
                    : 'border-dashed border-line'
              }`}
            >
              <ToneMark tone={tone} />
              <span className="min-w-0 flex-1 text-sm">
                <span className={`block wrap-anywhere ${step === at ? 'font-semibold' : ''}`}>
                  {frNode(label)}
                  {sample ? <span className="font-normal text-ink-soft"> ({frNode(sample)})</span> : null}
                </span>
                <span className="block text-ink-soft">{place === '' ? 'reste là' : `→ ${place}`}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
