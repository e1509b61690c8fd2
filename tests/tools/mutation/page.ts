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
const heads = ['retirée', 'déviée', 'sans condition', 'sans effet']

function totals(outcome: Outcome): string {
  const { conform, byKind, regenerated, handlers, locks, blocks } = totalsOf(outcome)
  const own = sumOf(regenerated.map(([, score]) => score))
  const line = (words: string, goal: string, score: Score) => [words, goal, ratio(score), percent(score)]
  const [removed, redirected, unguarded, muted] = byKind.map(([, score]) => score) as [
    Score,
    Score,
    Score,
    Score,
  ]
  return table(
    ['Ce qui est abîmé, un seul endroit à la fois', 'but', 'vus', ''],
    [
      line('Schémas : une transition retirée ou déviée', '100 %', conform),
      line('— retirée', '', removed),
      line('— déviée vers un état voisin', '', redirected),
      line('Schémas : une condition toujours vraie', '', unguarded),
      line('Schémas : un effet oublié', '', muted),
      line('Écrans : un geste débranché', '≥ 95 %', handlers),
      line('Écrans : un verrou (« disabled ») oublié', '', locks),
      line('Briques d’interface : gestes et verrous', '', blocks),
      line('Schémas, second juge : les tests que le schéma abîmé produit lui-même', '', own),
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
    'Le premier juge rejoue les chemins du schéma juste : sur la machine seule (où elle en est, ce qu’elle demande et avec quoi, ce que son modèle dit que l’on voit alors, et qu’aucun reproche ne reste quand on envoie à nouveau), puis à l’écran. Le second se met à la place de qui ferait cette faute dans le schéma lui-même : les chemins en sont alors tirés à nouveau, et il ne reste pour la voir que les règles (état ou transition que rien n’atteint, impasse, exemple ou geste inutile, appel sans issue) et ce que la personne voit à l’écran. Une transition menée par erreur vers un autre état, lui-même bien montré, passe alors ; ce qui la montre est le dessin du schéma, que la revue voit changer, et les récits du navigateur. À l’écran, le second juge ne regarde que le plus court chemin qui passe par la faute, et une seule déviation par transition.',
    '## Schémas',
    table(
      ['schéma', ...heads, 'second juge'],
      charts.map(({ name, conform, regenerated }) => [
        name,
        ...kinds.map((kind) => ratio(conform.get(kind))),
        ratio(sumOf([...regenerated.values()])),
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
