import { type Outcome, type Score, sumOf } from './outcome.ts'
import { survivors } from './survivors.ts'
import { isScreen, kinds, totalsOf } from './table.ts'

/** When a run was made, its duration, and whether it tried every mutant. */
export type Run = { date: Date; minutes: number; takesAll: boolean }

const ratio = (score: Score | undefined) => (score && score.of > 0 ? `${score.seen}/${score.of}` : '·')
const percent = ({ seen, of }: Score) =>
  of === 0 ? '·' : (seen / of).toLocaleString('fr-FR', { style: 'percent', maximumFractionDigits: 1 })
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map((_, at) => (at === 0 ? '---' : '--:'))), ...rows.map(row)].join('\n')
const day = (date: Date) => date.toLocaleDateString('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })

/** The column header of each kind of chart mutation, in the order of `kinds`. */
const heads = ['retirée', 'déviée', 'sans condition', 'condition forcée', 'sans effet']
const chartWords = [
  '— une transition retirée',
  '— une transition déviée vers un état voisin',
  '— une condition retirée',
  '— une condition qui répond toujours oui, ou toujours non',
  '— un effet oublié',
]
const serverWords = [
  '— une condition d’une requête oubliée',
  '— une comparaison changée',
  '— un contrôle sauté',
  '— un verrou non pris',
  '— une action oubliée',
]

function totals(outcome: Outcome): string {
  const { charts, chartsOf, handlers, locks, screensOf, blocks, blocksOf, server, serverOf } =
    totalsOf(outcome)
  const line = (words: string, goal: string, score: Score, of?: number) => [
    words,
    goal,
    ratio(score),
    percent(score),
    of === undefined ? '' : `${score.of} sur ${of}`,
  ]
  const whole = (scores: typeof charts | typeof server) => sumOf(scores.map(([, score]) => score))
  return table(
    ['Ce qui est abîmé, un seul endroit à la fois', 'but', 'vues', '', 'fautes essayées'],
    [
      line('**Schémas**', '≥ 95 %', whole(charts), chartsOf),
      ...charts.map(([, score], at) => line(chartWords[at]!, '', score)),
      line('**Écrans**', '≥ 90 %', sumOf([handlers, locks]), screensOf),
      line('— un geste débranché', '', handlers),
      line('— un verrou (« disabled ») oublié', '', locks),
      line('**Serveur**', '≥ 90 %', whole(server), serverOf),
      ...server.map(([, score], at) => line(serverWords[at]!, '', score)),
      line('Briques d’interface : gestes et verrous', '', blocks, blocksOf),
    ],
  )
}

export function pageOf(outcome: Outcome, { date, minutes, takesAll }: Run): string {
  const { charts, screens, survivors: found } = outcome
  const reasons = survivors
    .map(({ reason, of }) => ({ reason, of: of.filter((id) => found.includes(id)) }))
    .filter(({ of }) => of.length > 0)
    .map(({ reason, of }) => [`**${reason}**`, '', ...of.map((id) => `- \`${id}\``)].join('\n'))
  const unexplained = found.filter((id) => !survivors.some(({ of }) => of.includes(id)))
  const extent = takesAll
    ? 'toutes les fautes possibles sont essayées'
    : 'un échantillon des fautes possibles est essayé, toujours le même ; `npm run mutation -- --all` les essaie toutes, `npm run mutation -- <nom>` toutes celles d’un parcours ou d’un fichier du serveur'
  return `${[
    '# Ce que les tests verraient',
    `Page écrite par \`npm run mutation\` le ${day(date)}, en ${minutes} minutes. Une faute est glissée dans un schéma, dans un écran ou dans le serveur, une seule à la fois ; elle est « vue » quand un test échoue. Ici, ${extent}.`,
    totals(outcome),
    '**Schémas.** On se met à la place de qui ferait cette faute dans le schéma lui-même : les chemins sont tirés du schéma abîmé, rien ne sait ce qu’était le schéma juste. Il reste pour la voir la table écrite à la main (`tests/expected/`), ce qui est écrit à la main de ce qu’un schéma retient (`tests/machines/kept/`), les règles de tous les schémas (état ou transition que rien n’atteint, impasse, condition qui n’a qu’une réponse, exemple ou geste inutile, appel sans issue) et ce que la personne voit à l’écran sur le plus court chemin qui passe par la faute.',
    '**Écrans.** Les chemins et les tests d’écran qui passent par le geste ou le verrou abîmé sont rejoués.',
    '**Serveur.** La faute est glissée dans le texte même des traitements, des requêtes et des règles (`server/handlers`, `queries`, `rules`) : une condition de requête ou un contrôle d’accès disparaît, `<` devient `<=`, un verrou n’est pas pris, une écriture n’est pas faite. Les tests du serveur qui passent par cet endroit sont rejoués, vingt-cinq par fichier de tests au plus, et six par fichier d’un autre espace que le sien.',
    '## Schémas',
    table(
      ['schéma', ...heads, 'essayées'],
      charts.map(({ name, of, scores }) => [
        name,
        ...kinds.map((kind) => ratio(scores.get(kind))),
        `${sumOf([...scores.values()]).of} sur ${of}`,
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
    ...(found.length === 0 ? ['Rien.'] : reasons),
    ...(unexplained.length > 0
      ? [['**Sans explication :**', '', ...unexplained.map((id) => `- \`${id}\``)].join('\n')]
      : []),
  ].join('\n\n')}\n`
}
