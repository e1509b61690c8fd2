import { parts } from '../../tests/browser/scenarios/parts.ts'
import type { LastRuns } from '../../tests/browser/scenarios/last-runs.ts'
import { titleOf } from '../../tests/browser/scenarios/scenario.ts'
import { reasons } from '../../tests/browser/scenarios/sentences/reasons.ts'
import { type SentenceId, sections } from '../../tests/browser/scenarios/sentences/sentences.ts'
import { dayText, table } from './markdown.ts'

const titles: Record<string, string> = {
  2: 'Écrans et adresses',
  4: 'États et transitions',
  5: 'Règles de saisie',
  6: 'Rôles et permissions',
  8: 'Erreurs et messages',
}

const scenarios = Object.values(parts).flat()

const runText = (runs: LastRuns, title: string) =>
  runs[title] ? `Dernier passage noté : ${dayText(runs[title].day)}.` : 'Aucun passage noté.'

/** The scenarios of a sentence, each with its last run, or why there are none. */
function shownBy(id: SentenceId, runs: LastRuns): string {
  const own = scenarios
    .filter(({ says }) => says.includes(id))
    .map(titleOf)
    .map((title) => `${title} ${runText(runs, title)}`)
  return [...own, ...(reasons[id] ? [`*${reasons[id]}*`] : [])].join('<br>')
}

const browsersText = (runs: LastRuns) =>
  [...new Set(Object.values(runs).map(({ browser }) => browser))].join(', ')

/** The page `docs/scenarios.md`: the sentences of the specification with their scenarios. */
export function scenariosPage(runs: LastRuns): string {
  const all = Object.values(sections).flatMap((section) => Object.keys(section) as SentenceId[])
  const shown = all.filter((id) => scenarios.some(({ says }) => says.includes(id)))
  return [
    '# Le cahier des charges, phrase par phrase',
    '',
    `Les ${all.length} phrases des parties 2, 4, 5, 6 et 8 du [cahier des charges](specification.md) ([en français](cahier-des-charges.md)), dans leur ordre. ${shown.length} ont au moins un scénario : une personne de la démonstration fait ce qu’il dit dans un navigateur, devant le vrai serveur. Pour les autres, la raison est en italique.`,
    '',
    `Il y a ${scenarios.length} scénarios. Tous sont joués à chaque \`npm test\`, sans que cela soit noté ici ; la date est celle du dernier passage noté (${browsersText(runs)}). Un scénario modifié depuis son dernier passage noté fait échouer les tests.`,
    '',
    ...Object.entries(sections).flatMap(([number, section]) => [
      `## ${number}. ${titles[number]}`,
      '',
      table(
        ['Phrase', 'Scénarios'],
        (Object.entries(section) as [SentenceId, string][]).map(([id, text]) => [text, shownBy(id, runs)]),
      ),
      '',
    ]),
    '*Page écrite par `npm run docs` ; ne pas la modifier à la main.*',
    '',
  ].join('\n')
}
