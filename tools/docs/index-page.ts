import type { Group } from '../../tests/explore/dictionary.ts'
import { groupTitles } from '../../tests/explore/groups.ts'
import type { Chart } from '../../tests/explore/find-charts.ts'
import { anchorOf } from '../../tests/explore/anchors.ts'
import { groupOf } from './overview.ts'
import { chartLink } from './page.ts'
import type { Relations } from './relations.ts'

const entry = (chart: Chart) => `**${chartLink(chart)}** — ${chart.machine.root.description ?? ''}`

function tree(group: Group, charts: readonly Chart[], { calls, usedBy }: Relations): string[] {
  const own = charts.filter((chart) => groupOf(chart) === group)
  const listed = new Set<Chart>()
  const lines: string[] = []
  const tell = (chart: Chart, depth: number) => {
    if (listed.has(chart)) return
    listed.add(chart)
    const children = calls.get(chart) ?? []
    const others = children.filter((one) => !own.includes(one))
    const more = others.length > 0 ? ` *Ouvre aussi* ${others.map(chartLink).join(', ')}.` : ''
    lines.push(`${'  '.repeat(depth)}- ${entry(chart)}${more}`)
    for (const child of children.filter((one) => own.includes(one))) tell(child, depth + 1)
  }
  const roots = own.filter((chart) => !(usedBy.get(chart) ?? []).some((parent) => own.includes(parent)))
  for (const chart of [...roots, ...own]) tell(chart, 0)
  return lines
}

export function indexOf(charts: readonly Chart[], relations: Relations): string {
  const flows = charts.filter(({ group }) => group === 'flow')
  const groups = (Object.entries(groupTitles) as [Group, string][]).flatMap(([group, title]) => [
    `## ${title}`,
    '',
    `![Quels parcours s’ouvrent l’un l’autre : ${title}](overview-${group}.svg)`,
    '',
    ...tree(group, flows, relations),
    '',
  ])
  const lifecycles = charts.filter(({ group }) => group === 'lifecycle').map((chart) => `- ${entry(chart)}`)
  return [
    '# Schémas d’états',
    '',
    `Tout ce que fait l’application est décrit par ces schémas, et elle les exécute tels quels : ce qui est dessiné ici est ce qui se passe.`,
    '',
    '- Un **parcours** est ce qu’une personne fait devant un écran. Ceux qu’il ouvre sont en retrait dessous.',
    '- Un **cycle de vie** dit ce qu’une chose peut devenir et qui peut le décider ; le serveur refuse le reste.',
    '',
    `Aller à : ${[...Object.values(groupTitles), 'Cycles de vie'].map((title) => `[${title}](#${anchorOf(title)})`).join(' · ')}`,
    '',
    '## Lire un schéma',
    '',
    '- Un cadre est un **état** : la situation d’une personne à un moment. Son titre est en gras.',
    '- Une flèche est une **transition** : ce qui fait passer d’un état à un autre. À côté, ce qui se passe. Quand deux flèches disent la même chose, c’est l’une ou l’autre, selon le cas.',
    '- Le point noir mène à l’état de départ. Un cadre vert à double trait est une fin.',
    '- En bleu, ce qui est en cours dans l’état : une demande au serveur, ou un autre parcours.',
    '- ▸ En italique dans un cadre, ce que la personne peut faire sans en sortir.',
    '- Des cadres en tirets vivent en même temps.',
    '- Sous chaque schéma, sa page dit la même chose en tableaux. Les noms du code, pour en parler avec les développeurs, s’y déplient tout en bas.',
    '',
    ...groups,
    '## Cycles de vie',
    '',
    ...lifecycles,
    '',
    '*Page écrite par `npm run docs` ; ne pas la modifier à la main.*',
    '',
  ].join('\n')
}
