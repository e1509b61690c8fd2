import { Pause, Play, SkipBack, StepBack, StepForward } from 'lucide-react'
import { Button } from '../../../src/ui/buttons/button.tsx'
import { IconButton } from '../../../src/ui/buttons/icon-button.tsx'
import { NativeSelect } from '../../../src/ui/fields/native-select.tsx'
import type { Path } from '../../../tests/explore/path-generation.ts'
import type { OfFlow, Showing } from '../explorer-machine.ts'
import { pathsOf, type PathKind } from '../generated.ts'
import { inputsOf, type Timeline } from '../timeline.ts'
import { valueText } from '../../../tests/model/payload-text.ts'
import { stepLabel } from '../../../tests/model/step-labels.ts'
import { frNode } from '../../../src/ui/text/typography.ts'
import { repetitionOf } from '../repetition.ts'
import { isFlow } from '../explorable.ts'

const kinds: Record<PathKind, string> = { path: 'Chemin court', covering: 'Chemin' }

function pathText({ machine }: Timeline['flow'], { steps }: Path, kind: PathKind, number: number): string {
  const last = steps.at(-1)
  return `${kinds[kind]} ${number}, ${steps.length} pas${last ? ` : ${stepLabel(machine, last)}` : ''}`
}

const optionsOf = (timeline: Timeline) =>
  (['path', 'covering'] as const).flatMap((kind) =>
    pathsOf(timeline.flow, kind).map((path, index) => ({
      value: `${kind} ${index + 1}`,
      label: pathText(timeline.flow, path, kind, index + 1),
    })),
  )

function Command({ timeline }: { timeline: Timeline }) {
  if (!isFlow(timeline.flow)) return null
  const repetition = repetitionOf(timeline)
  if (!repetition)
    return (
      <p className="w-full text-sm text-ink-soft">
        Aucun chemin calculé ne commence par ces pas : aucune commande ne les refait dans Chromium.
      </p>
    )
  const { command, goesOn } = repetition
  const what =
    timeline.at === 0 && goesOn ? ', tous ses chemins' : goesOn ? ', par un chemin qui continue' : ''
  return (
    <p className="w-full text-sm text-ink-soft">
      {frNode(`Dans Chromium${what} :`)} <code className="text-ink select-all">{command}</code>
    </p>
  )
}

export function Player({ actor, state, timeline }: Showing & OfFlow) {
  const { at, steps, path, flow } = timeline
  const isPlaying = state.matches({ exploring: 'playing' })
  const inputs = inputsOf(flow)
  const choose = (value: string) => {
    const [kind, number] = value.split(' ')
    if (value === '') actor.send({ type: 'path.left' })
    else actor.send({ type: 'path.chosen', path: { kind: kind as PathKind, number: Number(number) } })
  }
  const goTo = (step: number) => actor.send({ type: 'step.chosen', at: step })
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
      {inputs.length > 1 ? (
        <div className="w-full md:w-56">
          <NativeSelect
            label="Départ avec"
            value={String(timeline.start)}
            options={inputs.map((input, index) => ({
              value: String(index),
              label: `${index + 1}. ${valueText(input)}`,
            }))}
            onChange={(value) => actor.send({ type: 'start.chosen', start: Number(value) })}
          />
        </div>
      ) : null}
      <div className="w-full min-w-0 md:w-80">
        <NativeSelect
          label="Chemin à suivre"
          value={path ? `${path.kind} ${path.number}` : ''}
          options={[{ value: '', label: 'Librement' }, ...optionsOf(timeline)]}
          onChange={choose}
        />
      </div>
      <div className="flex items-center">
        <IconButton icon={SkipBack} label="Au départ" disabled={at === 0} onClick={() => goTo(0)} />
        <IconButton
          icon={StepBack}
          label="Un pas en arrière"
          disabled={at === 0}
          onClick={() => goTo(at - 1)}
        />
        <IconButton
          icon={StepForward}
          label="Un pas en avant"
          disabled={at >= steps.length}
          onClick={() => goTo(at + 1)}
        />
        <span className="px-2 whitespace-nowrap text-ink-soft tabular-nums">
          pas {at} / {steps.length}
        </span>
        {isPlaying ? (
          <Button icon={Pause} onClick={() => actor.send({ type: 'path.paused' })}>
            Pause
          </Button>
        ) : (
          <Button icon={Play} disabled={!path} onClick={() => actor.send({ type: 'path.played' })}>
            Dérouler
          </Button>
        )}
      </div>
      <Command timeline={timeline} />
    </div>
  )
}
