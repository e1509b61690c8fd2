import { escape } from '../../tests/explore/markup.ts'
import type { Group } from '../../tests/explore/dictionary.ts'
import { groupTitles } from '../../tests/explore/groups.ts'
import { fr } from '../../src/ui/text/typography.ts'
import { style } from '../report/style.ts'
import type { ChartChange } from './changes.ts'

const NOT_COMPARED =
  'Sont comparés les états, les flèches, leurs conditions et leurs effets, tels qu’ils sont nommés ; pas le calcul derrière ces noms, ni les écrans, ni le serveur.'
const LEGEND =
  'Dans un dessin, ce qui a changé est en trait épais et le dit : « + nouveau », « − retiré » (en pointillé), « ± changé » (en longs tirets), « → mène ici maintenant », « − ne mène plus ici » (en pointillé). Le reste est en trait fin et pâle.'

export function summaryOf(ref: string, changes: readonly ChartChange[]): string {
  if (changes.length === 0) return fr(`Depuis ${ref}, aucun schéma n’a changé.`)
  const count = (kind: ChartChange['kind']) => changes.filter((change) => change.kind === kind).length
  return fr(
    `Depuis ${ref}, schémas changés : ${count('changed')} ; nouveaux : ${count('added')} ; retirés : ${count('removed')}.`,
  )
}

function byGroup(changes: readonly ChartChange[]): [string, ChartChange[]][] {
  const groups = Map.groupBy(changes, ({ group }) => group)
  return (Object.keys(groupTitles) as Group[]).flatMap((group) => {
    const own = groups.get(group)
    return own ? [[groupTitles[group], own] satisfies [string, ChartChange[]]] : []
  })
}

export const terminalText = (ref: string, changes: readonly ChartChange[]): string =>
  [
    summaryOf(ref, changes),
    ...byGroup(changes).flatMap(([title, own]) => [
      '',
      title.toLocaleUpperCase('fr-FR'),
      ...own.flatMap((change) => [
        `${change.title} (${change.name})`,
        ...change.sentences.map((text) => `  - ${text}`),
      ]),
    ]),
  ].join('\n')

function sectionOf({ name, title, kind, sentences, figure }: ChartChange): string {
  const alt = escape(fr(`${kind === 'added' ? 'Schéma' : 'Changements'} : ${title}`))
  const picture = figure
    ? `<a class="drawing" href="${name}.svg"><img src="${name}.svg" alt="${alt}" loading="lazy"></a>`
    : ''
  const items = sentences.map((text) => `<li>${escape(text)}</li>`).join('\n')
  return `<section id="${name}"><h3>${escape(title)}</h3><ul>${items}</ul>${picture}</section>`
}

/** The changes as a page; the drawing of a chart is a file beside it, named after the chart. */
export function pageOf(ref: string, changes: readonly ChartChange[]): string {
  const groups = byGroup(changes)
  const contents = groups.map(([title, own]) => {
    const links = own.map((change) => `<a href="#${change.name}">${escape(change.title)}</a>`)
    return `<li>${escape(title)} : ${links.join(', ')}</li>`
  })
  const sections = groups.map(([title, own]) => `<h2>${escape(title)}</h2>${own.map(sectionOf).join('\n')}`)
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Ce qui a changé</title><style>${style}
.drawing img{max-height:none;border:0}section{scroll-margin-top:1rem}</style></head><body>
<h1>Ce qui a changé dans les schémas</h1><p>${escape(summaryOf(ref, changes))}</p>
<p>${fr(NOT_COMPARED)}</p>${changes.length > 0 ? `<p>${fr(LEGEND)}</p><ul>${contents.join('\n')}</ul>` : ''}
${sections.join('\n')}</body></html>\n`
}
