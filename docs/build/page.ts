import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'
import type { Chart } from './machines.ts'
import { statesOf, transitionsFrom } from './states.ts'
import { chartTitle, summaryOf } from './dictionary.ts'
import { effectsOf, effectWords } from './effects.ts'
import { conditionOf, eventWords, rankOf, toneOf } from './words.ts'

const marks = { event: '▸', success: '✓', failure: '✗', timeout: '◷', immediate: '→' } as const
const code = (text: string) => `\`${text}\``
const none = '—'
const listed = (texts: readonly string[]) => (texts.length === 0 ? none : texts.join(', '))
const row = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

const nameOf = (node: AnyStateNode) =>
  node.path.length === 0 ? '(tout le schéma)' : code(node.path.join('.'))

const kindOf = (node: AnyStateNode) => {
  if (node.type === 'final') return 'fin'
  if (node.type === 'parallel') return 'régions parallèles'
  return node.parent?.type === 'compound' && node.parent.initial?.target?.includes(node) ? 'départ' : ''
}

function stateRow(node: AnyStateNode): string[] {
  const calls = node.invoke.map(({ id }) => {
    const summary = summaryOf(id)
    return summary ? `${code(id)} (${summary})` : code(id)
  })
  const description = [node.description ?? '', kindOf(node) && `*${kindOf(node)}*`]
    .filter(Boolean)
    .join(' — ')
  return [nameOf(node), description, listed(calls), listed(node.tags.map(code))]
}

function transitionRow(chart: Chart, transition: AnyTransitionDefinition): string[] {
  const { source, target, actions } = transition
  const words = eventWords(chart.machine, transition)
  const tone = toneOf(transition)
  const event = tone === 'event' ? code(words) : words
  const condition = conditionOf(transition, rankOf(transition))
  return [
    nameOf(source),
    `${marks[tone]} ${event}`,
    condition === '' ? none : condition === 'sinon' ? condition : code(condition),
    target ? target.map(nameOf).join(', ') : 'reste',
    listed(effectsOf(actions).map((effect) => effectWords(chart.machine, effect))),
  ]
}

/** The page of a chart, from the chart alone. */
export function pageOf(chart: Chart): string {
  const { machine, name, group } = chart
  const states = statesOf(machine)
  const transitions = states.flatMap(transitionsFrom)
  return [
    `# ${chartTitle(machine)}`,
    '',
    machine.root.description ?? '',
    '',
    `Source : [\`machines/${group === 'lifecycle' ? 'lifecycles/' : ''}${name}.ts\`](../../machines/${group === 'lifecycle' ? 'lifecycles/' : ''}${name}.ts). Page générée par \`npm run docs\`.`,
    '',
    `![Schéma d’états ${machine.id}](${name}.svg)`,
    '',
    `## États (${states.length - 1})`,
    '',
    table(['État', 'Description', 'Appels', 'Étiquettes'], states.map(stateRow)),
    '',
    `## Transitions (${transitions.length})`,
    '',
    `${marks.event} la personne ou la page · ${marks.success} réussite · ${marks.failure} échec · ${marks.timeout} délai écoulé · ${marks.immediate} aussitôt`,
    '',
    table(
      ['De', 'Événement', 'Condition', 'Vers', 'Effets'],
      transitions.map((transition) => transitionRow(chart, transition)),
    ),
    '',
  ].join('\n')
}

/** The list of all charts, flows first. */
export function indexOf(charts: readonly Chart[]): string {
  const section = (title: string, group: Chart['group']) => [
    `## ${title}`,
    '',
    table(
      ['Schéma', 'Ce qu’il raconte', 'États', 'Transitions'],
      charts
        .filter((chart) => chart.group === group)
        .map(({ name, machine }) => {
          const states = statesOf(machine)
          return [
            `[${machine.id}](${name}.md)`,
            machine.root.description ?? '',
            String(states.length - 1),
            String(states.flatMap(transitionsFrom).length),
          ]
        }),
    ),
    '',
  ]
  return [
    '# Schémas d’états',
    '',
    'Tout ce que fait l’application est décrit par ces schémas, exécutés tels quels. [Ce que les tests en parcourent](coverage.md). Pages générées par `npm run docs`.',
    '',
    ...section('Parcours', 'flow'),
    ...section('Cycles de vie', 'lifecycle'),
  ].join('\n')
}
