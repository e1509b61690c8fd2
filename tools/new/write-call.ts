import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contractText, handlerText, type NewEndpoint, rowText, serverTestText } from './call-templates.ts'
import { idOf } from './templates.ts'
import { writeFiles } from './write-files.ts'

/** A list of what is imported by name, with one more: imported last, and listed last. */
function listed(text: string, key: string, file: string): string {
  const lastImport = text.lastIndexOf('\n', text.lastIndexOf(" from '"))
  const end = text.indexOf('\n', lastImport + 1)
  const close = text.indexOf('\n}\n', text.indexOf(' = {\n'))
  return [
    text.slice(0, end),
    `\nimport { ${key} } from './${file}'`,
    text.slice(end, close),
    `\n  ${key},`,
    text.slice(close),
  ].join('')
}

const withRow = (rows: string, row: string) => rows.replace('\n} satisfies', `\n${row}\n} satisfies`)

/** Writes an endpoint below `root`, listed where the compiler asks for it; answers the paths. */
export async function writeCall(root: string, call: NewEndpoint): Promise<string[]> {
  const { space, name } = call
  const file = `${space}/${name}.ts`
  const read = (path: string) => readFile(join(root, path), 'utf8')
  const [contract, handlers] = ['contract/endpoints.ts', 'server/handlers/registry.ts']
  const rows = `tests/server/endpoints/${space}.ts`
  const created = new Map([
    [`contract/${file}`, contractText(call)],
    [`server/handlers/${file}`, handlerText(call)],
    [`tests/server/${space}/${name}.test.ts`, serverTestText(call)],
  ])
  const changed = new Map([
    [contract, listed(await read(contract), idOf(name), file)],
    [handlers, listed(await read(handlers), idOf(name), file)],
    [rows, withRow(await read(rows), rowText(call))],
  ])
  return writeFiles(root, created, changed)
}
