import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import { effectsOf } from '../../tests/explore/effects.ts'
import type { Chart } from '../../tests/explore/find-charts.ts'
import { statesOf, transitionsFrom } from '../../tests/explore/states.ts'
import { tones } from '../../tests/explore/tones.ts'
import { eventLabel, type Tone, toneOf } from '../../tests/explore/transition-labels.ts'
import { causedBy } from './access.ts'
import { table } from './markdown.ts'
import { stateLink } from './page-states.ts'

const marks = { event: '▸', success: '✓', failure: '✗', timeout: '◷', immediate: '→' } as const

const transitionsOf = (machine: AnyStateMachine) => statesOf(machine).flatMap(transitionsFrom)

export function keyOf(machine: AnyStateMachine): string {
  const used = new Set(transitionsOf(machine).map(toneOf))
  const shown = (Object.keys(marks) as Tone[]).filter((tone) => used.has(tone))
  return shown.map((tone) => `${marks[tone]} ${tones[tone].meaning}`).join(' · ')
}

function outcomeOf({ target, actions }: AnyTransitionDefinition): string {
  const said = effectsOf(actions).flatMap(({ text }) => (text === undefined ? [] : [`« ${text} »`]))
  const to = target ? target.map(stateLink).join(' et ') : '*reste*'
  return said.length > 0 ? `${to}, en disant ${said.join(', ')}` : to
}

/** Where an event of a state leads: a condition that only the code knows chooses one of several. */
function outcomes(transitions: readonly AnyTransitionDefinition[]): string {
  const texts = [...new Set(transitions.map(outcomeOf))]
  const depends = texts.length > 1 || transitions.some(({ guard }) => guard)
  return `${texts.join(', ou ')}${depends ? ', selon le cas' : ''}`
}

/** The table of a chart's transitions, one row for each event of a state; of a lifecycle with who may cause it. */
export function transitionsTable({ machine, group }: Chart): string {
  const byEvent = Map.groupBy(transitionsOf(machine), ({ source, eventType }) => `${source.id} ${eventType}`)
  const rows = [...byEvent.values()].map((transitions) => {
    const [first] = transitions as [AnyTransitionDefinition]
    const mark = group === 'flow' ? `${marks[toneOf(first)]} ` : ''
    const cells = [stateLink(first.source), `${mark}${eventLabel(machine, first)}`, outcomes(transitions)]
    if (group === 'flow') return cells
    return [...cells, [...new Set(causedBy(first.eventType).map(({ who }) => who))].join('<br>')]
  })
  return table(['De', 'Ce qui se passe', 'Vers', ...(group === 'flow' ? [] : ['Qui peut'])], rows)
}
