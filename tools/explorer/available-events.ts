import type { AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate'
import { endedChild, type Event, type Step } from '../../tests/explore/simulate.ts'
import { summaryOf } from '../../tests/explore/dictionary.ts'
import { conditionOf, eventLabel, rankOf, type Tone, toneOf } from '../../tests/explore/transition-labels.ts'
import { codeOf, TIME } from './codes.ts'
import { eventsNow, type Timeline, snapshotAt, stepOf, waitOf } from './timeline.ts'
import { payloadText } from '../../tests/model/payload-text.ts'
import { enteredText } from './location.ts'

/** One sample of an event: its payload, and its target states unless a guard refuses it. */
export type Choice = { code: string; sample: string; leadsTo?: string }
/** A possible event. `unless`: the conditions under which a refused one would be accepted. */
export type AvailableEvent = {
  type: string
  label: string
  tone: Tone
  choices: Choice[]
  unless: string[]
  /** The call or child whose end it is. */
  child?: string
}

/** The transitions that an event may take in a state, innermost first. */
export const transitionsAt = ({ _nodes }: AnyMachineSnapshot, type: string): AnyTransitionDefinition[] =>
  _nodes.toSorted((a, b) => b.order - a.order).flatMap((node) => node.transitions.get(type) ?? [])

const outcome = (before: AnyMachineSnapshot, step: Step | undefined): Pick<Choice, 'leadsTo'> =>
  step ? { leadsTo: enteredText(before, step.snapshot.state) } : {}

export function eventText(state: AnyMachineSnapshot, type: string): string {
  const [first] = transitionsAt(state, type)
  return first ? eventLabel(state.machine, first).replace(/^./u, (letter) => letter.toUpperCase()) : type
}

const endText = (type: string, child: string) => {
  if (type.startsWith('xstate.error.')) return 'Échec'
  return summaryOf(child) === undefined ? 'Fin' : 'Réussite'
}

function availableEvent(timeline: Timeline, type: string, all: readonly Event[]): AvailableEvent {
  const { state } = snapshotAt(timeline)
  const transitions = transitionsAt(state, type)
  const steps = all.filter((event) => event.type === type)
  const child = endedChild(type)
  return {
    type,
    label: child === undefined ? eventText(state, type) : endText(type, child),
    tone: transitions[0] ? toneOf(transitions[0]) : 'event',
    choices: steps.map((event) => ({
      code: codeOf(event, all),
      sample: payloadText(event),
      ...outcome(state, stepOf(timeline, event)),
    })),
    unless: [
      ...new Set(transitions.map((each) => (each.guard ? conditionOf(each, rankOf(each)) : ''))),
    ].filter((condition) => condition !== ''),
    ...(child !== undefined && { child }),
  }
}

const seconds = (milliseconds: number) =>
  milliseconds < 1000 ? `${milliseconds} ms` : `${(milliseconds / 1000).toLocaleString('fr-FR')} s`

function availableTimeout(timeline: Timeline): AvailableEvent[] {
  const step = waitOf(timeline)
  if (!step) return []
  const { state } = snapshotAt(timeline)
  const sample = eventText(state, step.event.type)
  const label = `Laisser passer ${seconds(step.elapsed ?? 0)}`
  const choices = [{ code: TIME, sample, ...outcome(state, step) }]
  return [{ type: step.event.type, label, tone: 'timeout', choices, unless: [] }]
}

/** Every possible event, including those refused by a guard. */
export function availableEvents(timeline: Timeline): AvailableEvent[] {
  const all = eventsNow(timeline)
  const types = [...new Set(all.map(({ type }) => type))]
  return [...types.map((type) => availableEvent(timeline, type, all)), ...availableTimeout(timeline)]
}
