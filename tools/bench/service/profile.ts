import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { table } from '../../docs/markdown.ts'

type Node = {
  id: number
  callFrame: { functionName: string; url: string; lineNumber: number }
  children?: number[]
}
type Profile = { nodes: Node[]; samples: number[]; timeDeltas: number[] }

/** Which part of the process a function belongs to, by the file of its script; the first match counts. */
const groups: [title: string, url: RegExp][] = [
  ['SQL: kysely', /node_modules\/kysely/],
  ['SQL: pg', /node_modules\/(pg|pg-[a-z-]+|postgres-[a-z]+)\//],
  [
    'Fastify and its plugins',
    /node_modules\/(@?fastify|avvio|find-my-way|light-my-request|secure-json-parse|fast-[a-z-]+|reusify|rfdc|toad-cache|cookie)/,
  ],
  ['logs: pino', /node_modules\/(pino|sonic-boom|thread-stream|safe-stable-stringify|@pinojs)/],
  ['schemas: zod', /node_modules\/zod/],
  ['metrics: prom-client', /node_modules\/prom-client/],
  ['charts: xstate', /node_modules\/xstate/],
  ['other packages', /node_modules/],
  ['our code: queries', /\/server\/queries\//],
  ['our code', /\/(server|contract|machines)\//],
  [
    'Node: HTTP and streams',
    /^node:(_?http|internal\/(http|streams|stream_base)|_?stream|net|internal\/net|events|_http)/,
  ],
  ['Node: the rest', /^node:/],
]
const special: Record<string, string> = {
  '(idle)': 'idle',
  '(garbage collector)': 'garbage collection',
  '(program)': 'native code: system calls, cryptography',
}

const groupOf = ({ callFrame: { functionName, url } }: Node): string =>
  special[functionName] ??
  groups.find(([, files]) => files.test(url))?.[0] ??
  'native code: built-in functions'

export async function record(port: number, wait: number, seconds: number): Promise<Profile> {
  const [{ webSocketDebuggerUrl }] = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as [
    { webSocketDebuggerUrl: string },
  ]
  const socket = new WebSocket(webSocketDebuggerUrl)
  await once(socket, 'open')
  let id = 0
  const ask = async (method: string, params = {}) => {
    const own = ++id
    socket.send(JSON.stringify({ id: own, method, params }))
    for (;;) {
      const [{ data }] = (await once(socket, 'message')) as [MessageEvent<string>]
      const answer = JSON.parse(data) as { id?: number; result: unknown }
      if (answer.id === own) return answer.result
    }
  }
  await pause(wait * 1000)
  await ask('Profiler.enable')
  await ask('Profiler.setSamplingInterval', { interval: 500 })
  await ask('Profiler.start')
  await pause(seconds * 1000)
  const { profile } = (await ask('Profiler.stop')) as { profile: Profile }
  socket.close()
  return profile
}

/** Self time by group, and of the functions that took most, as Markdown tables. */
export function profileTables({ nodes, samples, timeDeltas }: Profile): string {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const perGroup = new Map<string, number>()
  const perFunction = new Map<string, number>()
  let total = 0
  samples.forEach((sample, index) => {
    const node = byId.get(sample)!
    const took = timeDeltas[index] ?? 0
    const { functionName, url, lineNumber } = node.callFrame
    const group = groupOf(node)
    const name = `${functionName || '(anonymous)'} ${url.replace(/.*\/(node_modules|seeing|work)\//, '')}:${lineNumber + 1}`
    total += took
    perGroup.set(group, (perGroup.get(group) ?? 0) + took)
    if (group !== 'idle') perFunction.set(name, (perFunction.get(name) ?? 0) + took)
  })
  const idle = perGroup.get('idle') ?? 0
  const share = (took: number, of: number) => `${((took / of) * 100).toFixed(1)} %`
  const sorted = (map: Map<string, number>) => [...map].toSorted(([, one], [, other]) => other - one)
  return [
    table(
      ['where the time of one server goes', 'of its time', 'of its work'],
      sorted(perGroup).map(([title, took]) => [
        title,
        share(took, total),
        title === 'idle' ? '' : share(took, total - idle),
      ]),
    ),
    table(
      ['function', 'of its work'],
      sorted(perFunction)
        .slice(0, 25)
        .map(([name, took]) => [name, share(took, total - idle)]),
    ),
  ].join('\n\n')
}

/** A part of the process and what it called, with the microseconds spent there. */
type Frame = { took: number; calls: Map<string, Frame> }

const SMALLEST = 0.01

/**
 * The flame graph as an indented list: which part called which, and the share of the work spent in each
 * with all that it called. Calls within a part are one frame; native functions have their names.
 */
export function flameList({ nodes, samples, timeDeltas }: Profile): string {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const own = new Map<number, number>()
  samples.forEach((id, index) => own.set(id, (own.get(id) ?? 0) + (timeDeltas[index] ?? 0)))
  const nameOf = (node: Node) => {
    const group = groupOf(node)
    return group === 'native code: built-in functions' ? `${node.callFrame.functionName} (native)` : group
  }
  function add(id: number, frame: Frame, name: string): void {
    frame.took += own.get(id) ?? 0
    for (const child of byId.get(id)?.children ?? []) {
      const called = nameOf(byId.get(child)!)
      if (called === 'idle') continue
      const next = called === name ? frame : (frame.calls.get(called) ?? { took: 0, calls: new Map() })
      if (called !== name) frame.calls.set(called, next)
      add(child, next, called)
    }
  }
  const root: Frame = { took: 0, calls: new Map() }
  add(nodes[0]!.id, root, '')
  const totalOf = ({ took, calls }: Frame): number =>
    [...calls.values()].reduce((sum, one) => sum + totalOf(one), took)
  const all = totalOf(root)
  const lines = ({ calls }: Frame, depth: number): string[] =>
    [...calls]
      .map(([name, frame]) => ({ name, frame, share: totalOf(frame) / all }))
      .filter(({ share }) => share >= SMALLEST)
      .toSorted((one, other) => other.share - one.share)
      .flatMap(({ name, frame, share }) => [
        `${(share * 100).toFixed(1).padStart(5)} % ${'  '.repeat(depth)}${name}`,
        ...lines(frame, depth + 1),
      ])
  return lines(root, 0).join('\n')
}
