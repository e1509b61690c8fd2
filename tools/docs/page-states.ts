import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { callTitle, chartOf, stateTitle, tagEntries } from '../../tests/explore/dictionary.ts'
import type { Chart } from '../../tests/explore/find-charts.ts'
import { link, table } from './markdown.ts'
import { statesOf, transitionsFrom } from '../../tests/explore/states.ts'
import { eventLabel, toneOf } from '../../tests/explore/transition-labels.ts'

/** The path of a state's titles, outermost first: « Saisie › À compléter ». */
export const placeTitle = (node: AnyStateNode): string =>
  node.parent && node.parent.path.length > 0
    ? `${placeTitle(node.parent)} › ${stateTitle(node)}`
    : stateTitle(node)

export const isStart = ({ parent, id }: AnyStateNode) =>
  parent?.type === 'compound' && parent.initial?.target?.some((target) => target.id === id) === true

const or = (texts: readonly string[]) =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} ou ${texts.at(-1)}`

/** What a person can do in a state; events possible everywhere are listed for the outermost. */
function actsIn(machine: AnyStateMachine, node: AnyStateNode): string[] {
  const words = [node, ...(node.path.length === 1 ? [machine.root] : [])]
    .flatMap(transitionsFrom)
    .filter((transition) => toneOf(transition) === 'event')
    .map((transition) => eventLabel(machine, transition))
    .filter((text) => text.startsWith('la personne '))
    .map((text) => text.replace('la personne ', ''))
  return [...new Set(words)]
}

/** What a person sees, as far as the chart knows. */
function situation(machine: AnyStateMachine, node: AnyStateNode, called: readonly Chart[]): string {
  const isNested = Object.keys(node.states).length > 0
  const calls = node.invoke.map((call) => {
    const chart = called.find((one) => one.machine.id === chartOf(machine, call)?.id)
    const title = callTitle(machine, call)
    return chart ? link(title, `${chart.name}.md`) : `« ${title} »`
  })
  const waits = node.tags.flatMap((tag) => tagEntries[tag] ?? [])
  const under = waits.length > 0 || calls.length === 0 ? waits : ['En cours']
  const acts = node.type === 'final' ? [] : actsIn(machine, node)
  const next = acts.length > 1 ? 'Suites possibles' : 'Suite possible'
  return [
    isStart(node) && '*Départ.*',
    node.type === 'final' && '*Fin.*',
    node.description,
    under.length > 0 && `*${[under.join(', '), calls.join(', ')].filter(Boolean).join(' : ')}.*`,
    acts.length > 0 && `${next}${isNested ? ' dans tous ces états' : ''} : la personne ${or(acts)}.`,
    node.type === 'parallel' && 'Ce qui suit se passe en même temps.',
  ]
    .filter(Boolean)
    .join(' ')
}

export function statesTable(machine: AnyStateMachine, called: readonly Chart[]): string {
  const rows = statesOf(machine)
    .filter(({ path }) => path.length > 0)
    .map((node) => [
      `<a id="etat-${node.path.join('-')}"></a>**${placeTitle(node)}**`,
      situation(machine, node, called),
    ])
  return table(['État', 'Ce qui se passe'], rows)
}

export const stateLink = (node: AnyStateNode): string =>
  node.path.length === 0 ? '*partout*' : `[${placeTitle(node)}](#etat-${node.path.join('-')})`
