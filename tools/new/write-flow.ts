import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Group } from '../../tests/explore/dictionary.ts'
import {
  formMachineText,
  formModelText,
  formScreenText,
  formTableText,
  type NewForm,
} from './form-templates.ts'
import { eventOf, idOf, machineText, MARK, modelText, type NewFlow, screenText } from './templates.ts'
import { writeFiles } from './write-files.ts'

/** Whom the flows of a space mainly serve; those of other spaces serve everybody. */
const groups: Readonly<Record<string, Group>> = {
  giver: 'giver',
  receiver: 'receiver',
  federations: 'federation',
  users: 'federation',
  roles: 'roles',
  statistics: 'statistics',
}

const titles = 'docs/words/charts.json'

const titled = (charts: string, { space, name, title = MARK }: NewFlow) =>
  charts
    .trimEnd()
    .replace(
      /\n\}$/,
      `,\n  "${idOf(name)}": { "title": "${title}", "group": "${groups[space] ?? 'everybody'}" }\n}`,
    )

const events = 'docs/words/events.json'

/** The event of a skeleton among the words of events, which are JSON by chart. */
function worded(book: string, flow: NewFlow): string {
  const words = JSON.parse(book) as Record<string, Record<string, string>>
  return JSON.stringify({ ...words, [idOf(flow.name)]: { [eventOf(flow)]: MARK } }, null, 2)
}

/** Writes machine, screen, model and words of a flow below `root`; answers the paths. */
export async function writeFlow(root: string, flow: NewFlow): Promise<string[]> {
  const { space, name } = flow
  const read = (path: string) => readFile(join(root, path), 'utf8')
  const created = new Map([
    [`machines/${space}/${name}.ts`, machineText(flow)],
    [`src/screens/${space}/${name}.tsx`, screenText(flow)],
    [`tests/models/${space}/${name}.model.ts`, modelText(flow)],
  ])
  const changed = new Map([
    [titles, titled(await read(titles), flow)],
    [events, worded(await read(events), flow)],
  ])
  return writeFiles(root, created, changed)
}

const tables = 'tests/expected/patterned.ts'

/** The same for a form in a window, with its table of expected transitions. */
export async function writeForm(root: string, form: NewForm): Promise<string[]> {
  const { space, name } = form
  const read = (path: string) => readFile(join(root, path), 'utf8')
  const created = new Map([
    [`machines/${space}/${name}.ts`, formMachineText(form)],
    [`src/screens/${space}/${name}.tsx`, formScreenText(form)],
    [`tests/models/${space}/${name}.model.ts`, formModelText(form)],
  ])
  const changed = new Map([
    [titles, titled(await read(titles), form)],
    [tables, (await read(tables)).replace(/\}\n$/, `${formTableText(form)}}`)],
  ])
  return writeFiles(root, created, changed)
}
