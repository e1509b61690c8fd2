import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test, vi } from 'vitest'
import {
  type AnyActorLogic,
  type AnyStateMachine,
  createActor,
  fromPromise,
  setup,
  StateMachine,
} from 'xstate'
import { listSpecimenTypes } from '../../../contract/shared/specimen-types.ts'
import { call, endpointOf } from '../../../machines/patterns/calls.ts'
import { wire } from '../../../src/actors/wire.ts'

const root = resolve(import.meta.dirname, '../../..')
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

/** The charts that the files of `machines/` export, by name. */
const charts = new Map<string, AnyStateMachine>()
for (const file of globSync('machines/**/*.ts', { cwd: root })) {
  const module = (await import(pathToFileURL(join(root, file)).href)) as object
  for (const [name, chart] of Object.entries(module))
    if (chart instanceof StateMachine) charts.set(name, chart)
}

const actorsOf = ({ implementations }: AnyStateMachine) =>
  Object.entries(implementations.actors as Record<string, AnyActorLogic>)

/** A chart and all that it invokes, at any depth. `around`: the file that wires it, which may load a part later. */
function treeOf(machine: AnyStateMachine, around = '', seen = new Set<AnyStateMachine>()) {
  if (seen.has(machine)) return seen
  seen.add(machine)
  for (const [name, logic] of actorsOf(machine))
    if (logic instanceof StateMachine && !around.includes(`${name}: standIn(`)) treeOf(logic, around, seen)
  return seen
}

test.each([...charts])('Every call below %s has its transport', (_, machine) => {
  const left = [...treeOf(wire(machine))].flatMap((chart) =>
    actorsOf(chart).flatMap(([name, logic]) => (endpointOf(logic) ? `${chart.id}.${name}` : [])),
  )
  expect(left).toEqual([])
})

/** The files that wire a chart, with the chart and the text of the ports that they import. */
const mounts = globSync('src/**/*.{ts,tsx}', { cwd: root }).flatMap((file) => {
  const text = textOf(file)
  const ports = [...text.matchAll(/from '((?:\.\.?\/)+(?:actors\/)?[\w/-]+\.ts)'/g)]
    .map(([, path = '']) => join(dirname(file), path))
    .filter((path) => path.startsWith('src/actors/'))
  const around = [text, ...ports.map(textOf)].join('\n')
  return [...text.matchAll(/\bwire\((\w+Machine)/g)].map(([, name = '']) => ({ file, name, around }))
})

test('The application mounts its charts by wire', () => expect(mounts.length).toBeGreaterThan(30))

test.each(mounts)('$file gives $name what it asks of the device', ({ name, around }) => {
  const asked = [...treeOf(charts.get(name)!, around)].flatMap((chart) =>
    actorsOf(chart).filter(([, logic]) => !(logic instanceof StateMachine) && !endpointOf(logic)),
  )
  const missing = asked.map(([port]) => port).filter((port) => !new RegExp(`\\b${port}\\b`).test(around))
  expect(missing).toEqual([])
})

const child = setup({
  actors: {
    listSpecimenTypes: call(listSpecimenTypes),
    recall: fromPromise<string>(() => Promise.reject(new Error('not given'))),
  },
  actions: { keep: (_, _params: { text: string }) => {} },
}).createMachine({
  id: 'child',
  initial: 'restoring',
  states: {
    restoring: {
      invoke: {
        src: 'recall',
        onDone: {
          target: 'deleting',
          actions: { type: 'keep', params: ({ event }) => ({ text: event.output }) },
        },
      },
    },
    deleting: {
      invoke: { src: 'listSpecimenTypes', onDone: 'done', onError: 'failed' },
    },
    done: { type: 'final' },
    failed: {},
  },
})
const parent = setup({ actors: { one: child, other: child } }).createMachine({
  id: 'parent',
  initial: 'first',
  states: {
    first: { invoke: { id: 'one', src: 'one', onDone: 'second' } },
    second: { invoke: { id: 'other', src: 'other', onDone: 'done' } },
    done: { type: 'final' },
  },
})

test('Calls and ports reach a chart below another one', async () => {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method }: { method: string }) => {
    sent.push(`${method} ${url}`)
    return Response.json([])
  })
  const kept: string[] = []
  const wired = wire(parent, {
    actors: { recall: fromPromise(async () => 'a draft') },
    actions: { keep: (_: unknown, { text }: { text: string }) => kept.push(text) },
  })
  const actor = createActor(wired).start()
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('done'))
  expect(sent).toEqual(['GET /api/v1/specimen_types', 'GET /api/v1/specimen_types'])
  expect(kept).toEqual(['a draft', 'a draft'])
  vi.unstubAllGlobals()
})
