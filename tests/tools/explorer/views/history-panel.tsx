import { Undo2 } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import { Button } from '../../../../src/ui/buttons/button.tsx'
import { frNode } from '../../../../src/ui/text/typography.ts'
import { toneOf, type Tone } from '../../../explore/transition-labels.ts'
import type { explorerMachine } from '../explorer-machine.ts'
import { type Journey, snapshotAt } from '../journey.ts'
import { wordsOf } from '../offers.ts'
import { Panel } from './panel.tsx'
import { sampleWords } from '../samples.ts'
import { enteredWords, placeWords } from '../standing.ts'
import { ToneMark } from './tone-mark.tsx'

type Props = { actor: ActorRefFrom<typeof explorerMachine>; journey: Journey }
type Stop = { words: string; sample: string; place: string; tone: Tone }

/** The start and every step known of a journey, in words. */
function stopsOf(journey: Journey): Stop[] {
  const start = {
    words: 'Départ',
    sample: '',
    place: placeWords(snapshotAt(journey, 0).state),
    tone: 'immediate',
  } as const
  return [
    start,
    ...journey.steps.map(({ event, snapshot, transitions }, index): Stop => ({
      words: wordsOf(snapshotAt(journey, index).state, event.type),
      sample: sampleWords(event),
      place: enteredWords(snapshotAt(journey, index).state, snapshot.state),
      tone: transitions[0] ? toneOf(transitions[0]) : 'event',
    })),
  ]
}

/** The steps walked and those that lie ahead; one goes to any of them. */
export function TrailPanel({ actor, journey }: Props) {
  const { at } = journey
  const goTo = (step: number) => actor.send({ type: 'step.chosen', at: step })
  return (
    <Panel
      title="Ce qui s’est passé"
      id="trail"
      aside={
        <Button variant="quiet" icon={Undo2} disabled={at === 0} onClick={() => goTo(at - 1)}>
          Défaire
        </Button>
      }
    >
      <ol className="grid">
        {stopsOf(journey).map(({ words, sample, place, tone }, step) => (
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
                  {frNode(words)}
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
