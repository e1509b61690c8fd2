import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { draw } from './drawing.ts'
import type { Figure } from './figure.ts'
import { layout } from './layout.ts'

const folder = new URL('../../docs/statecharts/', import.meta.url)

const digest = (...texts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)

/** The digest of the drawing modules and of the layout engine's version. */
async function codeDigest(): Promise<string> {
  const modules = ['layout', 'plan', 'clearance', 'drawing', 'measure', 'legend', '../../tests/explore/tones']
  const texts = modules.map((name) => readFile(new URL(`${name}.ts`, import.meta.url), 'utf8'))
  const { version } = createRequire(import.meta.url)('elkjs/package.json') as { version: string }
  return digest(version, ...(await Promise.all(texts)))
}

/** A drawing, and the digest in its last line of what it was drawn from and of itself. */
const MARKED = /^([\s\S]*)<!-- (\w+) -->\n$/

/**
 * Draws figures. The layout is slow, so a drawing in the folder is kept while its own digest says that
 * neither the figure, nor the drawing code, nor the drawing has changed.
 */
export async function drawings() {
  const code = await codeDigest()
  return async (name: string, figure: Figure, title: string, description: string): Promise<string> => {
    const digestOf = (drawing: string) => digest(code, JSON.stringify(figure), title, description, drawing)
    const present = await readFile(new URL(name, folder), 'utf8').catch(() => '')
    const [, kept = '', mark] = MARKED.exec(present) ?? []
    if (mark === digestOf(kept)) return present
    const drawing = draw(await layout(figure), title, description)
    return `${drawing}<!-- ${digestOf(drawing)} -->\n`
  }
}
