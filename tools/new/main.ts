import { execFileSync } from 'node:child_process'
import { access, readdir, readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type EndpointName, endpoints } from '../../contract/endpoints.ts'
import { leftToWrite } from './left-to-write.ts'
import type { NewFlow } from './templates.ts'
import { sampleRequest } from './sample-request.ts'
import { writeFlow } from './write-flow.ts'

const USAGE = `npm run new -- flow <space>/<name> [--call <endpoint>]

Writes the skeleton of a flow: machine, screen, model and words, registered, and with --call the actor that
makes that call of the contract. It compiles; « npm run test:machines » fails with what is left to write.

  npm run new -- flow giver/hunt-copy --call createHunt`

/** The file of `contract/` that declares an endpoint. */
async function fileOf(key: string): Promise<string> {
  const files = (await readdir('contract', { recursive: true })).filter((file) => file.endsWith('.ts'))
  for (const file of files)
    if ((await readFile(`contract/${file}`, 'utf8')).includes(`export const ${key} = endpoint(`)) return file
  throw new Error(`no file of contract/ declares ${key}`)
}

async function flowFrom(place: string | undefined, key: string | undefined): Promise<NewFlow> {
  const [, space, name] = /^([a-z-]+)\/([a-z]+(?:-[a-z]+)*)$/.exec(place ?? '') ?? []
  if (!space || !name) throw new Error('Say where: <space>/<name>, in kebab-case.')
  const exists = await access(`machines/${space}`).then(
    () => true,
    () => false,
  )
  if (!exists || space === 'lifecycles') throw new Error(`machines/${space} is no room of flows.`)
  if (key === undefined) return { space, name }
  if (!(key in endpoints)) throw new Error(`« ${key} » is no endpoint of contract/endpoints.ts.`)
  const request = sampleRequest(endpoints[key as EndpointName])
  return { space, name, call: { key, file: await fileOf(key), ...(request && { request }) } }
}

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { call: { type: 'string' } } })
  if (positionals[0] !== 'flow') throw new Error(USAGE)
  const paths = await writeFlow('.', await flowFrom(positionals[1], values.call))
  execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', ...paths])
  console.log(`Written:\n${paths.map((path) => `  ${path}`).join('\n')}`)
  console.log(`\nLeft to write:\n${(await leftToWrite('.')).map((line) => `  ${line}`).join('\n')}`)
  console.log(
    '\nThen mount it (src/spaces, or a parent machine), and run « npm run docs:pictures -- <name> » and « npm run docs ».',
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
