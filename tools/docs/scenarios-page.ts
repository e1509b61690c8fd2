import { parts } from '../../tests/browser/scenarios/parts.ts'
import { titleOf } from '../../tests/browser/scenarios/scenario.ts'
import { reasons } from '../../tests/browser/scenarios/sentences/reasons.ts'
import { type SentenceId, sections } from '../../tests/browser/scenarios/sentences/sentences.ts'
import { table } from './markdown.ts'

const titles: Record<string, string> = {
  2: 'Écrans et adresses',
  4: 'États et transitions',
  5: 'Règles de saisie',
  6: 'Rôles et permissions',
  8: 'Erreurs et messages',
}

const scenarios = Object.values(parts).flat()

function shownBy(id: SentenceId): string {
  const own = scenarios.filter(({ says }) => says.includes(id)).map(titleOf)
  return [...own, ...(reasons[id] ? [`*${reasons[id]}*`] : [])].join('<br>')
}

export function scenariosPage(): string {
  return [
    '# Le cahier des charges, phrase par phrase',
    '',
    'Les phrases des parties 2, 4, 5, 6 et 8 du [cahier des charges](specification.md) ([en français](cahier-des-charges.md)), dans leur ordre, et les scénarios qui les montrent : une personne de la démonstration fait ce que dit la phrase dans un navigateur, devant le vrai serveur. Pour une phrase sans scénario, la raison est en italique.',
    '',
    '`npm test` joue dans le navigateur au plus un scénario par sujet, toujours les mêmes ; `npm run test:all` les joue tous.',
    '',
    ...Object.entries(sections).flatMap(([number, section]) => [
      `## ${number}. ${titles[number]}`,
      '',
      table(
        ['Phrase', 'Scénarios'],
        (Object.entries(section) as [SentenceId, string][]).map(([id, text]) => [text, shownBy(id)]),
      ),
      '',
    ]),
    '*Page écrite par `npm run docs` ; ne pas la modifier à la main.*',
    '',
  ].join('\n')
}
