import { type ActorOptions, type AnyActorLogic, type AnyActorRef, createActor } from 'xstate'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { onTestFinished, vi } from 'vitest'
import type { Visitor } from './app.ts'

type Sent = { method?: string; headers?: HeadersInit; body?: string }

/** The answer of the server as the browser's `fetch` gives it. */
async function answerTo(visitor: Visitor, url: string, { method = 'GET', headers, body }: Sent) {
  const { 'x-xsrf-token': _, ...sent } = Object.fromEntries(new Headers(headers))
  const answered = await visitor.send(method as 'GET', url, {
    headers: sent,
    ...(body === undefined ? {} : { body }),
  })
  const told = Object.entries(answered.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ])
  return new Response(answered.statusCode === 204 ? null : answered.payload, {
    status: answered.statusCode,
    headers: told,
  })
}

/** Whether an actor, or a child of it, is waiting for a promise: the answer of a call. */
function isWaiting(actor: AnyActorRef): boolean {
  const { status, children } = actor.getSnapshot()
  if (status !== 'active') return false
  return children === undefined || Object.values<AnyActorRef>(children).some(isWaiting)
}

/** A page's own machines, run without a screen. */
export type Page = {
  /** Starts the actor of a page, until the end of the test. */
  start: (logic: AnyActorLogic, input?: unknown) => Promise<AnyActorRef>
  /** Counts an actor of several pages as one of this page. */
  join: (actor: AnyActorRef) => void
  /** Waits until no actor waits for an answer. */
  rest: () => Promise<void>
}

/**
 * The actors of `src/actors/` call the server as this visitor, until the end of the test. Their modules are
 * imported afterwards, since they expect a document.
 */
export function openPages(visitor: Visitor): Page {
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('fetch', (url: string, sent: Sent) => answerTo(visitor, url, sent))
  const started: AnyActorRef[] = []
  const joined: AnyActorRef[] = []
  onTestFinished(() => {
    for (const actor of started) actor.stop()
    vi.unstubAllGlobals()
  })
  async function rest() {
    // What an answer leads to may be another call, some turns later.
    for (let idle = 0; idle < 20; idle++) {
      await nextTurn()
      if ([...started, ...joined].some(isWaiting)) idle = 0
    }
  }
  return {
    rest,
    join: (actor) => void joined.push(actor),
    start: async (logic, input) => {
      const actor = createActor(logic, { input } as ActorOptions<typeof logic>)
      started.push(actor)
      actor.start()
      await rest()
      return actor
    },
  }
}

/** A child of an actor by the ids of its invocations. */
export function childOf(actor: AnyActorRef, ...ids: string[]): AnyActorRef {
  return ids.reduce((parent, id) => {
    const child = parent.getSnapshot().children?.[id] as AnyActorRef | undefined
    if (!child) throw new Error(`« ${id} » ne tourne pas : ${JSON.stringify(parent.getSnapshot().value)}`)
    return child
  }, actor)
}

/** The data of a page's machines, whoever their parents are. `closed`: windows whose data nobody sees. */
export function dataOf(actor: AnyActorRef, closed: readonly string[] = []): object {
  const { context, children = {} } = actor.getSnapshot()
  const { parent: _, ...data } = context
  const running = Object.entries<AnyActorRef>(children).filter(
    ([id, child]) => child.getSnapshot().status === 'active' && !closed.includes(id),
  )
  return { data, children: Object.fromEntries(running.map(([id, child]) => [id, dataOf(child, closed)])) }
}
