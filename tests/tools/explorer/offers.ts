import type { AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate'
import { endedChild, type Event, type Step } from '../../explore/simulate.ts'
import { summaryOf } from '../../explore/dictionary.ts'
import { conditionOf, eventLabel, rankOf, type Tone, toneOf } from '../../explore/transition-labels.ts'
import { codeOf, TIME } from './codes.ts'
import { eventsNow, type Journey, snapshotAt, stepOf, waitOf } from './journey.ts'
import { sampleWords } from './samples.ts'
import { enteredWords } from './standing.ts'

/** One way in which an event may come: what it carries, and where it leads when nothing refuses it. */
export type Choice = { code: string; sample: string; leadsTo?: string }
/** An event that may come now. `unless` says of a refused one what would have to hold. */
export type Offer = {
  type: string
  words: string
  tone: Tone
  choices: Choice[]
  unless: string[]
  /** The call or child of which it is the end. */
  child?: string
}

/** The transitions that an event may take in a state, those of inner states first. */
export const transitionsAt = ({ _nodes }: AnyMachineSnapshot, type: string): AnyTransitionDefinition[] =>
  _nodes.toSorted((a, b) => b.order - a.order).flatMap((node) => node.transitions.get(type) ?? [])

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const outcome = (before: AnyMachineSnapshot, step: Step | undefined): Pick<Choice, 'leadsTo'> =>
  step ? { leadsTo: enteredWords(before, step.snapshot.state) } : {}

/** What an event tells, in French. */
export function wordsOf(state: AnyMachineSnapshot, type: string): string {
  const [first] = transitionsAt(state, type)
  return first ? capital(eventLabel(state.machine, first)) : type
}

/** The end of a call or child, beside its title. */
const endWords = (type: string, child: string) => {
  if (type.startsWith('xstate.error.')) return 'Échec'
  return summaryOf(child) === undefined ? 'Fin' : 'Réussite'
}

function offerOf(journey: Journey, type: string, all: readonly Event[]): Offer {
  const { state } = snapshotAt(journey)
  const transitions = transitionsAt(state, type)
  const steps = all.filter((event) => event.type === type)
  const child = endedChild(type)
  return {
    type,
    words: child === undefined ? wordsOf(state, type) : endWords(type, child),
    tone: transitions[0] ? toneOf(transitions[0]) : 'event',
    choices: steps.map((event) => ({
      code: codeOf(event, all),
      sample: sampleWords(event),
      ...outcome(state, stepOf(journey, event)),
    })),
    unless: [
      ...new Set(transitions.map((each) => (each.guard ? conditionOf(each, rankOf(each)) : ''))),
    ].filter((condition) => condition !== ''),
    ...(child !== undefined && { child }),
  }
}

const seconds = (milliseconds: number) =>
  milliseconds < 1000 ? `${milliseconds} ms` : `${(milliseconds / 1000).toLocaleString('fr-FR')} s`

function waitOffer(journey: Journey): Offer[] {
  const step = waitOf(journey)
  if (!step) return []
  const { state } = snapshotAt(journey)
  const sample = wordsOf(state, step.event.type)
  const words = `Laisser passer ${seconds(step.elapsed ?? 0)}`
  const choices = [{ code: TIME, sample, ...outcome(state, step) }]
  return [{ type: step.event.type, words, tone: 'timeout', choices, unless: [] }]
}

/** Everything that may happen where a journey stands, with what a guard refuses. */
export function offersOf(journey: Journey): Offer[] {
  const all = eventsNow(journey)
  const types = [...new Set(all.map(({ type }) => type))]
  return [...types.map((type) => offerOf(journey, type, all)), ...waitOffer(journey)]
}
