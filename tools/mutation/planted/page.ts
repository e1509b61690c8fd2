import type { Planted, PlantedPart } from './planted.ts'

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const cell = (text: string) => text.replaceAll('|', String.raw`\|`)
const kinds = { machines: 'schéma', screens: 'écran', server: 'serveur' }

const seenBy = ({ by, isNew }: Planted) =>
  `${kinds[by.project]} : ${by.test === '' ? '' : `« ${cell(by.test)} », `}\`${by.file}\`${isNew ? ' (nouveau)' : ''}`

/** The page that lists the mistakes, which tests saw them, and what they said. */
export function plantedPage(parts: readonly PlantedPart[]): string {
  const all = parts.flatMap(({ planted }) => planted)
  const unseen = all.filter(({ isNew }) => isNew).length
  return `${[
    '# Des erreurs plantées exprès',
    `Page écrite par \`npm run mutation -- --planted\`. Chacune de ces ${all.length} erreurs est glissée seule dans le produit ; le test nommé doit alors échouer, avec les mots cités, et réussir sans elle. Aucun de ces tests ne tire ce qu’il attend du texte abîmé. Combien d’autres fautes seraient vues, tirées au sort : [ce que les tests verraient](statecharts/mutation.md).`,
    `Quand elles ont été choisies, aucun test de la même partie n’en voyait ${unseen} : pour chacune, un test a été écrit, marqué « nouveau ».`,
    ...parts.flatMap(({ part, planted }) => [
      `## ${part}`,
      [
        row(['Erreur plantée', 'Ce qui l’a vue', 'Ce que dit le test']),
        row(['---', '---', '---']),
        ...planted.map((one) => row([cell(one.mistake), seenBy(one), `\`${cell(one.says)}\``])),
      ].join('\n'),
    ]),
  ].join('\n\n')}\n`
}
