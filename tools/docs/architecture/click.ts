import { endpoints, type EndpointName } from '../../../contract/endpoints.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { Chart } from '../../../tests/explore/find-charts.ts'
import { statesOf, transitionsFrom } from '../../../tests/explore/states.ts'
import { wrapped } from '../../../tests/explore/transition-labels.ts'
import { type Box, boxWith, type Figure, titled, wireBetween } from '../figure.ts'
import type { Row } from '../measure.ts'
import { type SourceFile, sourcesBelow } from './project-sources.ts'

/** A file that a click passes: its role on its floor, and its part in the click. */
type Stop = { floor: string; path: string; does: string[] }

/** The first file below a folder whose text matches; throws if there is none. */
function fileIn(folder: string, pattern: RegExp): SourceFile {
  const file = sourcesBelow(folder).find(({ text }) => pattern.test(text))
  if (!file) throw new Error(`no file of ${folder} matches ${pattern}: the way of a click goes elsewhere now`)
  return file
}

/** Where a chart makes the call: the state, the event that leads there, and the state after success. */
function stepOf(charts: readonly Chart[], key: EndpointName) {
  for (const { file, machine } of charts)
    for (const calling of statesOf(machine)) {
      if (!calling.invoke.some(({ src }) => src === key)) continue
      const into = statesOf(machine)
        .flatMap(transitionsFrom)
        .find(({ target }) => target?.includes(calling))
      const done = transitionsFrom(calling).find(({ eventType }) => eventType === `xstate.done.actor.${key}`)
      if (into && done)
        return {
          path: `machines/${file}`,
          event: into.eventType,
          from: into.source.key,
          to: calling.key,
          after: done.target?.[0]?.key ?? calling.key,
        }
    }
  throw new Error(`no chart calls ${key}`)
}

function usedBy(handler: SourceFile, key: EndpointName, folder: string): Map<string, string[]> {
  const body = handler.text.slice(handler.text.indexOf(`export const ${key}`)).split('\n}\n')[0] ?? ''
  const used = new Map<string, string[]>()
  for (const [, names = '', from = ''] of handler.text.matchAll(/import \{([^}]+)\} from '([./]+[^']+)'/g)) {
    const path = handler.imports.find((file) => file.endsWith(from.replace(/^[./]+/, '')))
    if (!path?.startsWith(folder)) continue
    const called = names.split(',').map((name) => name.trim())
    const own = called.filter((name) => new RegExp(`\\b${name}\\b`).test(body))
    if (own.length > 0) used.set(path, own)
  }
  return used
}

function boxOf({ floor, path, does }: Stop): Box {
  const lines = (text: string, look: Row['look']) =>
    wrapped(text, 44).map((line): Row => ({ text: line, look }))
  return boxWith(path, 'state', [
    titled(floor),
    ...lines(path, 'call'),
    ...does.flatMap((text) => lines(text, 'text')),
  ])
}

const groupOf = (name: string, stops: readonly Stop[]): Box =>
  boxWith(name, 'group', [titled(name)], stops.map(boxOf))

const wire = (from: Stop, to: Stop, ...rows: string[]) => wireBetween(from.path, to.path, rows)

/** The files of one call from the person's gesture to the database, found by the call's name. */
export function clickFigure(charts: readonly Chart[], key: EndpointName): Figure {
  const { method, path, access }: Endpoint = endpoints[key]
  const step = stepOf(charts, key)
  const handling = fileIn('server/handlers', new RegExp(`export const ${key}\\b`))
  const used = (folder: string) => [...usedBy(handling, key, folder)]
  const stop = (floor: string, at: string, ...does: string[]): Stop => ({ floor, path: at, does })
  const found = (floor: string, folder: string, pattern: RegExp, ...does: string[]) =>
    stop(floor, fileIn(folder, pattern).path, ...does)
  const gesture = new RegExp(`send\\(\\{ type: '${step.event}'`)
  const screen = found('Screen', 'src/screens', gesture, 'reports what the person did')
  const machine = stop('Machine', step.path, `${step.from} → ${step.to} → ${step.after}`)
  const wiring = /export function wire\b/
  const actor = found('Actor', 'src/actors', wiring, 'gives every chart of the page its calls')
  const sending = 'sends, parses the answer, sorts failures'
  const transport = found('Transport', 'src/actors', /export async function request\b/, sending)
  const contract = found(
    'Contract',
    'contract',
    new RegExp(`export const ${key} = endpoint`),
    `${method} ${path}`,
    `access: ${typeof access === 'string' ? access : JSON.stringify(access)}`,
  )
  const checks = 'session, CSRF token, access, schema'
  const route = found('Route', 'server/http', /export function registerEndpoints/, checks)
  const asked = used('machines/lifecycles/').map(([file, names]) => `asks ${names.join(', ')} (${file})`)
  const handler = stop('Handler', handling.path, ...asked)
  const queries = used('server/queries/').map(([file, names]) => stop('Query', file, names.join(', ')))
  return {
    root: boxWith(
      'click',
      'group',
      [titled(`The way of a click: ${key}`)],
      [
        groupOf('In the browser', [screen, machine, actor, transport]),
        boxOf(contract),
        groupOf('On the server', [route, handler, ...queries]),
      ],
    ),
    wires: [
      wire(screen, machine, step.event),
      wire(machine, actor, `invoke ${key}`),
      wire(actor, transport, 'params, body'),
      wire(transport, contract, 'calls'),
      wire(contract, route, 'is served by'),
      wire(route, handler, 'params, body,', 'caller, db'),
      ...queries.map((query) => wire(handler, query)),
    ],
  }
}
