import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { draw } from './drawing.ts'
import type { Figure } from './figure.ts'
import { layout } from './layout.ts'

const folder = new URL('../../docs/statecharts/', import.meta.url)

/** A digest of each drawing and its sources by name, and `code`, of the drawing code. */
type Marks = { code: string; drawings: Record<string, string> }

const digest = (...texts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)

/** The digest of the drawing modules and of the layout engine's version. */
async function codeMark(): Promise<string> {
  const modules = [
    'layout',
    'plan',
    'clearance',
    'drawing',
    'measure',
    'legend',
    'figure',
    '../../tests/explore/tones',
  ]
  const texts = modules.map((name) => readFile(new URL(`${name}.ts`, import.meta.url), 'utf8'))
  const { version } = createRequire(import.meta.url)('elkjs/package.json') as { version: string }
  return digest(version, ...(await Promise.all(texts)))
}

/**
 * Drawings of figures. The layout is slow, so a drawing in the folder is reused if figure, code and
 * drawing match its digest.
 */
export async function drawings() {
  const read = (name: string) => readFile(new URL(name, folder), 'utf8').catch(() => '')
  const before = JSON.parse((await read('drawings.json')) || '{"drawings":{}}') as Marks
  const marks: Marks = { code: await codeMark(), drawings: {} }
  return {
    async drawingOf(name: string, figure: Figure, title: string, description: string): Promise<string> {
      const markOf = (text: string) => digest(JSON.stringify(figure), title, description, text)
      const present = await read(name)
      const isKnown = before.code === marks.code && before.drawings[name] === markOf(present)
      const drawing = isKnown ? present : draw(await layout(figure), title, description)
      marks.drawings[name] = markOf(drawing)
      return drawing
    },
    /** The file of digests, after everything is drawn. */
    marks: () => `${JSON.stringify(marks, null, 2)}\n`,
  }
}
