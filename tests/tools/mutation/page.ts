import { type Outcome, type Score, sumOf } from './outcome.ts'
import { survivors } from './survivors.ts'
import { isScreen, kinds, totalsOf } from './table.ts'

const ratio = (score: Score | undefined) => (score && score.of > 0 ? `${score.seen}/${score.of}` : '·')
const percent = ({ seen, of }: Score) =>
  of === 0 ? '·' : (seen / of).toLocaleString('fr-FR', { style: 'percent', maximumFractionDigits: 1 })
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map((_, at) => (at === 0 ? '---' : '--:'))), ...rows.map(row)].join('\n')
const day = (date: Date) => date.toLocaleDateString('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })

/** The heading of each kind of mutant, in the order of `kinds`. */
const heads = ['retirée', 'déviée', 'sans condition', 'condition forcée', 'sans effet']
const sentences = [
  '— une transition retirée',
  '— une transition déviée vers un état voisin',
  '— une condition retirée',
  '— une condition qui répond toujours oui, ou toujours non',
  '— un effet oublié',
]

function totals(outcome: Outcome): string {
  const { byKind, ownSource, handlers, locks, blocks } = totalsOf(outcome)
  const line = (words: string, goal: string, score: Score) => [words, goal, ratio(score), percent(score)]
  const chartLines = (title: string, goal: string, scores: typeof byKind) => [
    line(title, goal, sumOf(scores.map(([, score]) => score))),
    ...scores.map(([, score], at) => line(sentences[at]!, '', score)),
  ]
  return table(
    ['Ce qui est abîmé, un seul endroit à la fois', 'but', 'vus', ''],
    [
      ...chartLines('**Schémas, par les tests qui ne savent rien du schéma juste**', '≥ 95 %', ownSource),
      line('**Écrans : un geste débranché**', '≥ 95 %', handlers),
      line('Écrans : un verrou (« disabled ») oublié', '', locks),
      line('Briques d’interface : gestes et verrous', '', blocks),
      ...chartLines('Schémas, par les chemins du schéma juste', '', byKind),
    ],
  )
}

/** The page that a whole run writes. */
export function pageOf(outcome: Outcome, date: Date): string {
  const { charts, screens, survivors: found } = outcome
  const reasons = survivors
    .map(({ reason, of }) => ({ reason, of: of.filter((id) => found.includes(id)) }))
    .filter(({ of }) => of.length > 0)
    .map(({ reason, of }) => [`**${reason}**`, '', ...of.map((id) => `- \`${id}\``)].join('\n'))
  return `${[
    '# Ce que les chemins verraient',
    `Page écrite par \`npm run mutation\` le ${day(date)}. Une faute est glissée dans un schéma ou dans un écran, une seule à la fois ; les chemins tirés des schémas sont rejoués ; la faute est « vue » quand l’un d’eux échoue.`,
    totals(outcome),
    'Le chiffre qui compte est le premier : il se met à la place de qui ferait cette faute dans le schéma lui-même. Les chemins sont alors tirés du schéma abîmé ; il reste pour la voir la table écrite à la main (`tests/expected/`), les règles de tous les schémas (état ou transition que rien n’atteint, impasse, condition qui n’a qu’une réponse, exemple ou geste inutile, appel sans issue) et ce que la personne voit à l’écran sur le plus court chemin qui passe par la faute. Plus bas, les chemins du schéma juste sont rejoués sur le schéma abîmé : ils disent si un écran ou une machine s’écarte du schéma, non si le schéma est juste.',
    '## Schémas',
    table(
      ['schéma', ...heads, 'chemins du schéma juste'],
      charts.map(({ name, conform, ownSource }) => [
        name,
        ...kinds.map((kind) => ratio(ownSource.get(kind))),
        ratio(sumOf([...conform.values()])),
      ]),
    ),
    '## Écrans',
    table(
      ['composant', 'gestes', 'verrous'],
      screens
        .filter(isScreen)
        .filter(({ handlers, locks }) => handlers.of + locks.of > 0)
        .map(({ file, handlers, locks }) => [`\`${file}\``, ratio(handlers), ratio(locks)]),
    ),
    '## Ce que personne ne voit',
    ...(reasons.length > 0 ? reasons : ['Rien.']),
  ].join('\n\n')}\n`
}
