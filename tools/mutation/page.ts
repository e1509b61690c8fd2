import { table } from '../docs/markdown.ts'
import type { Kind } from './chart-mutants.ts'
import { type Outcome, type Score, sumOf } from './outcome.ts'
import type { ServerKind } from './server-mutants.ts'
import { survivors } from './survivors.ts'

export type Run = { date: Date; minutes: number; takesAll: boolean }

const ratio = (score: Score | undefined) => (score && score.of > 0 ? `${score.seen}/${score.of}` : '·')
const percent = ({ seen, of }: Score) =>
  of === 0 ? '·' : (seen / of).toLocaleString('fr-FR', { style: 'percent', maximumFractionDigits: 1 })
const day = (date: Date) => date.toLocaleDateString('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })

const chartKinds: readonly [Kind, head: string, words: string][] = [
  ['removed', 'retirée', 'une transition retirée'],
  ['redirected', 'déviée', 'une transition déviée vers un état voisin'],
  ['unguarded', 'sans condition', 'une condition retirée'],
  ['forced', 'condition forcée', 'une condition qui répond toujours oui, ou toujours non'],
  ['muted', 'sans effet', 'un effet oublié'],
]
const serverKinds: readonly [ServerKind, words: string][] = [
  ['predicate', 'une condition d’une requête oubliée'],
  ['comparison', 'une comparaison changée'],
  ['check', 'un contrôle sauté'],
  ['lock', 'un verrou non pris'],
  ['effect', 'une action oubliée'],
]

/** Whether a file contains screens; the others are building blocks and pages around them. */
const isScreen = ({ file }: { file: string }) => !file.startsWith('src/ui/')

function totals({ charts, screens, server }: Outcome): string {
  const line = (words: string, goal: string, score: Score, of?: number) => [
    words,
    goal,
    ratio(score),
    percent(score),
    of === undefined ? '' : `${score.of} sur ${of}`,
  ]
  const sizeOf = (all: readonly { of: number }[]) => all.reduce((sum, { of }) => sum + of, 0)
  const own = screens.filter(isScreen)
  const blocks = screens.filter((one) => !isScreen(one))
  const [handlers, locks] = [sumOf(own.map((one) => one.handlers)), sumOf(own.map((one) => one.locks))]
  const byKind = chartKinds.map(([kind, , words]) => ({
    words,
    score: sumOf(charts.map(({ scores }) => scores.get(kind))),
  }))
  const onServer = serverKinds.map(([kind, words]) => ({ words, score: sumOf([server.scores.get(kind)]) }))
  const whole = (all: typeof byKind) => sumOf(all.map(({ score }) => score))
  const lines = (all: typeof byKind) => all.map(({ words, score }) => line(`— ${words}`, '', score))
  return table(
    ['Ce qui est abîmé, un seul endroit à la fois', 'but', 'vues', '', 'fautes essayées'],
    [
      line('**Schémas**', '≥ 95 %', whole(byKind), sizeOf(charts)),
      ...lines(byKind),
      line('**Écrans**', '≥ 90 %', sumOf([handlers, locks]), sizeOf(own)),
      line('— un geste débranché', '', handlers),
      line('— un verrou (« disabled ») oublié', '', locks),
      line('**Serveur**', '≥ 90 %', whole(onServer), server.of),
      ...lines(onServer),
      line(
        'Briques d’interface : gestes et verrous',
        '',
        sumOf(blocks.flatMap((one) => [one.handlers, one.locks])),
        sizeOf(blocks),
      ),
    ],
    '--:',
  )
}

const chartsTable = ({ charts }: Outcome) =>
  table(
    ['schéma', ...chartKinds.map(([, head]) => head), 'essayées'],
    charts.map(({ name, of, scores }) => [
      name,
      ...chartKinds.map(([kind]) => ratio(scores.get(kind))),
      `${sumOf([...scores.values()]).of} sur ${of}`,
    ]),
    '--:',
  )

const screensTable = (screens: Outcome['screens']) =>
  table(
    ['composant', 'gestes', 'verrous'],
    screens
      .filter(({ handlers, locks }) => handlers.of + locks.of > 0)
      .map(({ file, handlers, locks }) => [`\`${file}\``, ratio(handlers), ratio(locks)]),
    '--:',
  )

/** The result of a run, for a terminal. */
export const resultOf = (outcome: Outcome): string =>
  [
    chartsTable(outcome),
    screensTable(outcome.screens),
    totals(outcome),
    `Vues d’abord par : ${[...outcome.oracles].map(([oracle, count]) => `${oracle} ${count}`).join(', ')}`,
    ...outcome.survivors.map((id) => `Survivor: ${id}`),
  ].join('\n')

export function pageOf(outcome: Outcome, { date, minutes, takesAll }: Run): string {
  const { screens, survivors: found } = outcome
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
    chartsTable(outcome),
    '## Écrans',
    screensTable(screens.filter(isScreen)),
    '## Ce que personne ne voit',
    ...(found.length === 0 ? ['Rien.'] : reasons),
    ...(unexplained.length > 0
      ? [['**Sans explication :**', '', ...unexplained.map((id) => `- \`${id}\``)].join('\n')]
      : []),
  ].join('\n\n')}\n`
}
