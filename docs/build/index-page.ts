import { fr } from '../../src/ui/typography.ts'
import { causedBy } from './access.ts'
import { chartTitle, type Group, stateTitle } from './dictionary.ts'
import { groupTitles } from './groups.ts'
import type { Chart } from './machines.ts'
import { code, dayWords, listed, small, table } from './markdown.ts'
import { groupOf } from './overview.ts'
import { chartLink } from './page.ts'
import type { WalkRecord } from './record.ts'
import type { Relations } from './relations.ts'
import { statesOf, transitionsFrom } from './states.ts'
import { eventWords } from './words.ts'

/** The flows of a group as a list, each below the first that runs it. */
function tree(
  group: Group,
  charts: readonly Chart[],
  { calls, usedBy }: Relations,
  walks: WalkRecord,
): string[] {
  const own = charts.filter((chart) => groupOf(chart) === group)
  const told = new Set<Chart>()
  const lines: string[] = []
  const tell = (chart: Chart, depth: number) => {
    if (told.has(chart)) return
    told.add(chart)
    const count = statesOf(chart.machine).flatMap(transitionsFrom).length
    const walked = walks[chart.name]
    const proof = walked ? `, parcouru le ${dayWords(walked.day)}` : ''
    lines.push(
      `${'  '.repeat(depth)}- **${chartLink(chart)}** ${code(chart.machine.id)} — ${fr(chart.machine.root.description ?? '')} *${count} transitions${proof}.*`,
    )
    const children = calls.get(chart) ?? []
    for (const child of children.filter((one) => own.includes(one))) tell(child, depth + 1)
    const others = children.filter((one) => !own.includes(one))
    if (others.length > 0)
      lines.push(`${'  '.repeat(depth + 1)}- *appelle aussi* ${others.map(chartLink).join(', ')}`)
  }
  const roots = own.filter((chart) => !(usedBy.get(chart) ?? []).some((parent) => own.includes(parent)))
  for (const chart of [...roots, ...own]) tell(chart, 0)
  return lines
}

function lifecycleTable({ machine }: Chart): string {
  const rows = statesOf(machine).flatMap((node) =>
    transitionsFrom(node).map((transition) => [
      stateTitle(node),
      `${eventWords(machine, transition)}${small([transition.eventType])}`,
      transition.target ? transition.target.map(stateTitle).join(', ') : '*reste*',
      listed(causedBy(transition.eventType)),
    ]),
  )
  return table(['De', 'Ce qui se passe', 'Vers', 'Qui peut'], rows)
}

/** The way into all charts: by user group, then what may become of each thing, and by whom. */
export function indexOf(charts: readonly Chart[], relations: Relations, walks: WalkRecord): string {
  const flows = charts.filter(({ group }) => group === 'flow')
  const groups = (Object.entries(groupTitles) as [Group, string][]).flatMap(([group, title]) => [
    `## ${title}`,
    '',
    `![Comment les parcours « ${title} » s’appellent](overview-${group}.svg)`,
    '',
    ...tree(group, flows, relations, walks),
    '',
  ])
  const lifecycles = charts
    .filter(({ group }) => group === 'lifecycle')
    .flatMap((chart) => [
      `### ${chartTitle(chart.machine)}`,
      '',
      `${fr(chart.machine.root.description ?? '')} ${code(chart.machine.id)} — [le schéma](${chart.name}.md)`,
      '',
      lifecycleTable(chart),
      '',
    ])
  return [
    '# Schémas d’états',
    '',
    'Tout ce que fait l’application est décrit par ces schémas, exécutés tels quels : ce qui est dessiné ici est ce qui se passe, et [les tests le parcourent](coverage.md). Un **parcours** est ce qu’une personne fait devant un écran ; un **cycle de vie** dit ce qu’une chose peut devenir, et le serveur refuse le reste.',
    '',
    'Dans les dessins, un cadre blanc est un **état** : ce qu’une personne a devant elle. Une flèche est une **transition** : ce qui fait passer d’un état à un autre. Les petits noms gris sont ceux du code, pour en parler avec les développeurs. Un cadre vert à double trait est une fin ; un cadre en tirets appartient à un autre groupe, ou vit en même temps que ses voisins.',
    '',
    `Aller à : ${[...Object.values(groupTitles), 'Cycles de vie'].map((title) => `[${title}](#${title.toLowerCase().replaceAll(' ', '-')})`).join(' · ')}`,
    '',
    ...groups,
    '## Cycles de vie',
    '',
    'Qui peut changer quoi, et par quelle demande au serveur. Tout autre changement est refusé.',
    '',
    ...lifecycles,
    '*Page écrite par `npm run docs` ; ne pas la modifier à la main.*',
    '',
  ].join('\n')
}
