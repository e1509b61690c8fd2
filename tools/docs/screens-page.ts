import { chosen, type Chosen, fileOf } from '../pictures/chosen.ts'
import { link, table } from './markdown.ts'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function row(one: Chosen): string[] {
  const { flow, on = 'phone', shows } = one
  const file = `pictures/${fileOf(one)}`
  const width = on === 'phone' ? 200 : 480
  return [
    link(capital(shows), `statecharts/${flow}.md`),
    `<a href="${file}"><img src="${file}" alt="${capital(shows)}" width="${width}" loading="lazy"></a>`,
  ]
}

export const screensPage = (): string =>
  [
    '# Quelques écrans',
    '',
    'Les états les plus parlants, par public, sur un téléphone et parfois sur un ordinateur ; chaque titre mène au schéma du parcours. Les images de tous les états se prennent par `npm run docs:build`, et se voient dans [l’explorateur](explorateur.md).',
    '',
    ...Object.entries(chosen).flatMap(([title, own]) => [
      `## ${title}`,
      '',
      table(['Ce qui se voit', 'Écran'], own.map(row)),
      '',
    ]),
    '*Page écrite par `npm run docs` d’après `tools/pictures/chosen.ts` ; ne pas la modifier à la main.*',
    '',
  ].join('\n')
