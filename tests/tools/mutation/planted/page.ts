import type { PlantedPart } from './planted.ts'

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const cell = (text: string) => text.replaceAll('|', String.raw`\|`)
const kinds = { machines: 'schéma', screens: 'écran', server: 'serveur' }

/** The page that lists the mistakes, which tests saw them, and what they said. */
export function plantedPage(parts: readonly PlantedPart[]): string {
  const count = parts.flatMap(({ planted }) => planted).length
  return `${[
    '# Des erreurs plantées exprès',
    `Page écrite par \`npm run mutation -- --planted\`. Chacune de ces ${count} erreurs est glissée seule dans le produit ; le test nommé doit alors échouer, avec les mots cités. Aucun de ces tests ne tire ce qu’il attend du texte abîmé. Combien d’autres fautes seraient vues, tirées au sort : [ce que les tests verraient](statecharts/mutation.md).`,
    ...parts.flatMap(({ part, planted }) => [
      `## ${part}`,
      [
        row(['Erreur plantée', 'Ce qui l’a vue', 'Ce que dit le test']),
        row(['---', '---', '---']),
        ...planted.map(({ mistake, by, says }) =>
          row([
            cell(mistake),
            `${kinds[by.project]} : ${by.test === '' ? '' : `« ${cell(by.test)} », `}\`${by.file}\``,
            `\`${cell(says)}\``,
          ]),
        ),
      ].join('\n'),
    ]),
  ].join('\n\n')}\n`
}
