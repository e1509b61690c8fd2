import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type EndpointName, endpoints } from '../../contract/endpoints.ts'
import type { NewForm } from './form-templates.ts'
import { leftToWrite } from './left-to-write.ts'
import { constantOf, sampleRequest, textOf } from './sample-request.ts'
import type { NewFlow } from './templates.ts'
import { writeCall } from './write-call.ts'
import { writeFlow, writeForm } from './write-flow.ts'

const USAGE = `npm run new -- call <space>/<name>
npm run new -- form <space>/<name> --call <endpoint> --title "<French title>"
npm run new -- flow <space>/<name> [--call <endpoint>] --title "<French title>"

« call » writes an endpoint: contract, handler, the row that says who may call it, and a test of the server.
« form » writes a window with one text of a call: machine, screen, model, title and table.
« flow » writes the skeleton of any other flow, without the table.
What they write compiles, and says what is left to write.

  npm run new -- call giver/thank-receiver
  npm run new -- form giver/thanks --call thankReceiver --title "Remercier une personne"`

async function fileOf(key: string): Promise<string> {
  const files = (await readdir('contract', { recursive: true })).filter((file) => file.endsWith('.ts'))
  for (const file of files)
    if ((await readFile(`contract/${file}`, 'utf8')).includes(`export const ${key} = endpoint(`)) return file
  throw new Error(`no file of contract/ declares ${key}`)
}

function placeOf(place: string | undefined) {
  const [, space, name] = /^([a-z-]+)\/([a-z]+(?:-[a-z]+)*)$/.exec(place ?? '') ?? []
  if (!space || !name) throw new Error('Say where: <space>/<name>, in kebab-case.')
  return { space, name }
}

type Asked = { place: string | undefined; key: string | undefined; title: string | undefined }

async function flowFrom({ place, key, title: given }: Asked): Promise<NewFlow> {
  const { space, name } = placeOf(place)
  const title = given === undefined ? {} : { title: given.replaceAll("'", '’') }
  if (!existsSync(`machines/${space}`) || space === 'lifecycles')
    throw new Error(`machines/${space} is no room of flows.`)
  if (key === undefined) return { space, name, ...title }
  if (!(key in endpoints)) throw new Error(`« ${key} » is no endpoint of contract/endpoints.ts.`)
  const request = sampleRequest(endpoints[key as EndpointName])
  return { space, name, ...title, call: { key, file: await fileOf(key), ...(request && { request }) } }
}

async function formFrom(asked: Asked): Promise<NewForm> {
  const { call, ...flow } = await flowFrom(asked)
  if (!call) throw new Error('Say which call the form makes: --call <endpoint>.')
  const { field, characters } = textOf(endpoints[call.key as EndpointName])
  if (characters === undefined) return { ...flow, call, field }
  const constant = constantOf(await readFile(`contract/${call.file}`, 'utf8'), characters)
  return { ...flow, call, field, longest: { characters, ...(constant !== undefined && { constant }) } }
}

const MOUNT =
  'mount the actor (src/spaces, or a parent machine; until then « knip » names it), and run « npm run docs »'

async function written(what: string | undefined, asked: Asked) {
  if (what === 'call')
    return {
      paths: await writeCall('.', placeOf(asked.place)),
      next: 'write its query, then « npm run new -- form » or « flow »',
    }
  if (what === 'form') return { paths: await writeForm('.', await formFrom(asked)), next: MOUNT }
  if (what === 'flow') return { paths: await writeFlow('.', await flowFrom(asked)), next: MOUNT }
  throw new Error(USAGE)
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { call: { type: 'string' }, title: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  })
  if (values.help) {
    console.log(USAGE)
    process.exit()
  }
  const { paths, next } = await written(positionals[0], {
    place: positionals[1],
    key: values.call,
    title: values.title,
  })
  execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', ...paths])
  console.log(`Written:\n${paths.map((path) => `  ${path}`).join('\n')}`)
  console.log(
    `\nLeft to write:\n${leftToWrite('.')
      .map((line) => `  ${line}`)
      .join('\n')}`,
  )
  console.log(`\nThen ${next}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
