import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { groupTitles } from '../../tests/explore/groups.ts'
import {
  formMachineText,
  formModelText,
  formScreenText,
  formTableText,
  type NewForm,
} from './form-templates.ts'
import { eventOf, idOf, machineText, MARK, modelText, type NewFlow, screenText } from './templates.ts'
import { writeFiles } from './write-files.ts'

type Book = Record<string, Record<string, string>>

/** Entries of `docs/words/<kind>.json` not yet provided for all charts. */
const wordsOf = (flow: NewFlow): Record<'states' | 'events', Record<string, string>> => ({
  states: flow.call
    ? { ready: MARK, sending: MARK, failed: MARK, done: MARK }
    : { ready: MARK, closed: MARK },
  events: { [eventOf(flow)]: MARK },
})

function completed(book: Book, id: string, words: Record<string, string>): Book {
  const missing = Object.entries(words).filter(([name]) => book['*']?.[name] === undefined)
  return missing.length === 0 ? book : { ...book, [id]: { ...book[id], ...Object.fromEntries(missing) } }
}

const choices = Object.keys(groupTitles).join(', ')

const titled = (charts: string, id: string) =>
  charts
    .trimEnd()
    .replace(/\n\}$/, `,\n  "${id}": { "title": "${MARK}", "group": "${MARK} : ${choices}" }\n}`)

async function wordFiles(root: string, id: string, words: Partial<Record<string, Record<string, string>>>) {
  const read = (kind: string) => readFile(join(root, `docs/words/${kind}.json`), 'utf8')
  const files = new Map([['docs/words/charts.json', titled(await read('charts'), id)]])
  for (const [kind, own] of Object.entries(words)) {
    const book = JSON.parse(await read(kind)) as Book
    files.set(`docs/words/${kind}.json`, JSON.stringify(completed(book, id, own ?? {}), null, 2))
  }
  return files
}

/** Writes machine, screen, model and words of a flow below `root`; answers the paths. */
export async function writeFlow(root: string, flow: NewFlow): Promise<string[]> {
  const { space, name } = flow
  const created = new Map([
    [`machines/${space}/${name}.ts`, machineText(flow)],
    [`src/screens/${space}/${name}.tsx`, screenText(flow)],
    [`tests/models/${space}/${name}.model.ts`, modelText(flow)],
  ])
  return writeFiles(root, created, await wordFiles(root, idOf(name), wordsOf(flow)))
}

/** The same for a form in a window, with its table of expected transitions. */
export async function writeForm(root: string, form: NewForm): Promise<string[]> {
  const { space, name } = form
  const created = new Map([
    [`machines/${space}/${name}.ts`, formMachineText(form)],
    [`src/screens/${space}/${name}.tsx`, formScreenText(form)],
    [`tests/models/${space}/${name}.model.ts`, formModelText(form)],
  ])
  const tables = 'tests/expected/patterned.ts'
  const table = (await readFile(join(root, tables), 'utf8')).replace(/\}\n$/, `${formTableText(form)}}`)
  const changed = await wordFiles(root, idOf(name), { states: { done: MARK, refused: MARK } })
  return writeFiles(root, created, changed.set(tables, table))
}
