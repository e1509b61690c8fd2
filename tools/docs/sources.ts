import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { anchorOf } from '../../tests/explore/anchors.ts'
import { link } from './markdown.ts'
import type { Chart } from '../../tests/explore/find-charts.ts'

const machines = new URL('../../machines/', import.meta.url)
const specification = await readFile(new URL('../../docs/specification.md', import.meta.url), 'utf8')
const headings = [...specification.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title)

/** What a chart's file says about it: sections of the specification, and the file of the pattern it follows. */
export type Source = { sections: string[]; pattern?: string }

/** A link to a section by its number, or to its paragraph with this title. */
function sectionLink(number: string, title?: string): string | undefined {
  const section = headings.find((heading) => heading.startsWith(`${number}. `))
  const part = headings.find((heading) => heading === title)
  if (section === undefined) return undefined
  return link(
    `§${section}${title === undefined ? '' : ` (« ${title} »)`}`,
    `../specification.md#${anchorOf(part ?? section)}`,
  )
}

export async function sourceOf({ file, exported }: Chart): Promise<Source> {
  const text = await readFile(new URL(file, machines), 'utf8')
  const declared = text.indexOf(`export const ${exported} =`)
  const before = text.slice(0, declared)
  const docstring = before.slice(before.lastIndexOf('/**')).replaceAll(/\s*\n \* ?/g, ' ')
  const sections = [...docstring.matchAll(/§(\d)(?: « ([^»]+) »)?/g)].flatMap(
    ([, number = '', title]) => sectionLink(number, title) ?? [],
  )
  const [, maker] = /^export const \w+ = (\w+)(?:<[^(]*>)?\(/.exec(text.slice(declared)) ?? []
  const [, from] = new RegExp(`import \\{[^}]*\\b${maker}\\b[^}]*\\} from '(\\.[^']+)'`).exec(text) ?? []
  const pattern = from && join('machines', dirname(file), from)
  return { sections: [...new Set(sections)], ...(pattern && { pattern }) }
}
