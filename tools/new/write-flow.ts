import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { groupTitles } from '../../tests/explore/groups.ts'
import {
  actorText,
  eventOf,
  idOf,
  machineText,
  MARK,
  modelText,
  type NewFlow,
  screenText,
} from './templates.ts'

type Book = Record<string, Record<string, string>>

/** Entries of `docs/words/<kind>.json` not yet provided for all charts. */
const wordsOf = (flow: NewFlow): Record<'states' | 'events', Record<string, string>> => ({
  states: flow.call
    ? { ready: MARK, sending: MARK, failed: MARK, done: MARK }
    : { ready: MARK, closed: MARK },
  events: { [eventOf(flow)]: MARK },
})

/** A book with missing words of a chart appended. */
function completed(book: Book, id: string, words: Record<string, string>): Book {
  const missing = Object.entries(words).filter(([name]) => book['*']?.[name] === undefined)
  return missing.length === 0 ? book : { ...book, [id]: { ...book[id], ...Object.fromEntries(missing) } }
}

/** The user groups to choose from. */
const choices = Object.keys(groupTitles).join(', ')

/** The chart titles with one appended; the other lines are unchanged. */
const titled = (charts: string, id: string) =>
  charts
    .trimEnd()
    .replace(/\n\}$/, `,\n  "${id}": { "title": "${MARK}", "group": "${MARK} : ${choices}" }\n}`)

/** The registry of models with one more, imported and listed last. */
export function registered(registry: string, { space, name }: NewFlow): string {
  const id = idOf(name)
  const lastImport = registry.lastIndexOf('\nimport ')
  const end = registry.indexOf('\n', lastImport + 1)
  const listed = registry.lastIndexOf('\n]')
  return [
    registry.slice(0, end),
    `\nimport { ${id} } from './${space}/${name}.model.ts'`,
    registry.slice(end, listed),
    `\n  ${id},`,
    registry.slice(listed),
  ].join('')
}

/**
 * Writes the skeleton of a flow below `root`: machine, screen, actor, model, words, and its entry in the
 * registry of models.
 * @returns the paths written, from `root`
 * @throws when one of the new files exists already; then nothing is written
 */
export async function writeFlow(root: string, flow: NewFlow): Promise<string[]> {
  const { space, name, call } = flow
  const created = new Map([
    [`machines/${space}/${name}.ts`, machineText(flow)],
    [`src/screens/${space}/${name}.tsx`, screenText(flow)],
    ...(call ? ([[`src/actors/${space}/${name}.ts`, actorText({ ...flow, call })]] as const) : []),
    [`tests/models/${space}/${name}.model.ts`, modelText(flow)],
  ])
  const read = (path: string) => readFile(join(root, path), 'utf8')
  const changed = new Map<string, string>()
  changed.set('docs/words/charts.json', titled(await read('docs/words/charts.json'), idOf(name)))
  for (const [kind, words] of Object.entries(wordsOf(flow))) {
    const path = `docs/words/${kind}.json`
    const book = JSON.parse(await read(path)) as Book
    changed.set(path, JSON.stringify(completed(book, idOf(name), words), null, 2))
  }
  const registry = 'tests/models/registry.ts'
  changed.set(registry, registered(await read(registry), flow))
  for (const [path, text] of created) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text, { flag: 'wx' }).catch((cause: NodeJS.ErrnoException) => {
      throw cause.code === 'EEXIST' ? new Error(`${path} exists already.`, { cause }) : cause
    })
  }
  for (const [path, text] of changed) await writeFile(join(root, path), `${text.trimEnd()}\n`)
  return [...created.keys(), ...changed.keys()]
}
