import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { callTitle, chartTitle, tagEntries } from '../../tests/explore/dictionary.ts'
import { effectLabel, effectsOf } from '../../tests/explore/effects.ts'
import { statesOf, transitionsFrom } from '../../tests/explore/states.ts'
import {
  arrowLabel,
  conditionOf,
  delayOf,
  endingOf,
  eventLabel,
  rankOf,
  type Tone,
  toneOf,
} from '../../tests/explore/transition-labels.ts'
import { isStart, placeTitle } from '../docs/page-states.ts'

export type Place = { id: string; title: string }
/** A state; `facts` are clauses in French, such as « c’est une fin » or « en cours : … ». */
export type State = Place & { description: string; facts: string[] }
/** A transition: `event` and `guard` as in the code, the rest in French; `to` is empty if it stays. */
export type Arrow = {
  from: Place
  event: string
  tone: Tone
  label: string
  shortLabel: string
  guard: string
  condition: string
  to: Place[]
  effects: string[]
}
/** A chart as data: its states in source order, itself first, and its arrows. */
export type Description = { id: string; title: string; states: State[]; arrows: Arrow[] }

const placeOf = (node: AnyStateNode): Place => ({ id: node.id, title: placeTitle(node) })

function factsOf(machine: AnyStateMachine, node: AnyStateNode): string[] {
  return [
    ...(isStart(node) ? ['c’est le départ'] : []),
    ...(node.type === 'final' ? ['c’est une fin'] : []),
    ...(node.type === 'parallel' ? ['ses parties avancent en même temps'] : []),
    ...node.invoke.map((call) => `en cours : « ${callTitle(machine, call)} »`),
    ...node.tags.flatMap((tag) => tagEntries[tag]?.replace(/^./, (letter) => letter.toLowerCase()) ?? []),
    ...effectsOf(node.entry).map((effect) => `en y entrant, ${effectLabel(effect)}`),
    ...effectsOf(node.exit).map((effect) => `en le quittant, ${effectLabel(effect)}`),
  ]
}

const stateOf = (machine: AnyStateMachine, node: AnyStateNode): State => ({
  ...placeOf(node),
  description: node.description ?? '',
  facts: factsOf(machine, node),
})

/** The event, without the state ids that XState adds. */
function eventOf(transition: AnyTransitionDefinition): string {
  const ending = endingOf(transition)
  if (ending) return `${ending.end} ${ending.id}`
  const delay = delayOf(transition)
  return delay === undefined ? transition.eventType : `after ${delay}`
}

/** A guard with its parameters; empty if there is none. */
function guardOf({ guard }: AnyTransitionDefinition): string {
  if (!guard) return ''
  return JSON.stringify(typeof guard === 'string' ? { type: guard } : { ...guard })
}

const arrowOf = (machine: AnyStateMachine, transition: AnyTransitionDefinition): Arrow => ({
  from: placeOf(transition.source),
  event: eventOf(transition),
  tone: toneOf(transition),
  label: eventLabel(machine, transition),
  shortLabel: arrowLabel(machine, transition),
  guard: guardOf(transition),
  condition: conditionOf(transition, rankOf(transition)),
  to: (transition.target ?? []).map(placeOf),
  effects: effectsOf(transition.actions).map(effectLabel),
})

export function describeChart(machine: AnyStateMachine): Description {
  const nodes = statesOf(machine)
  return {
    id: machine.id,
    title: chartTitle(machine),
    states: nodes.map((node) => stateOf(machine, node)),
    arrows: nodes.flatMap(transitionsFrom).map((transition) => arrowOf(machine, transition)),
  }
}
