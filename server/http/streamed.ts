import { Readable } from 'node:stream'
import type { Endpoint } from '../../contract/endpoint.ts'
import type * as z from 'zod/mini'

/**
 * An answer whose last field is a list of any length, read page by page while it is written: only one page
 * of it is in memory.
 */
export class Streamed<A extends object, F extends keyof A & string> {
  readonly answer: Omit<A, F>
  readonly field: F
  readonly pages: AsyncIterable<A[F]>
  constructor(answer: Omit<A, F>, field: F, pages: AsyncIterable<A[F]>) {
    this.answer = answer
    this.field = field
    this.pages = pages
  }
}

type AnyStreamed = Streamed<Record<string, unknown[]>, string>

/** What ends an answer whose list is empty. */
const END = ']}}'

/** The JSON text of an answer in pieces; each is parsed by the contract, like any answer. */
async function* pieces(name: string, endpoint: Endpoint, { answer, field, pages }: AnyStreamed) {
  const text = JSON.stringify(wrapped(name, endpoint, { ...answer, [field]: [] }))
  if (!text.endsWith(`"${field}":[${END}`)) throw new Error(`${field} is not the last field of ${name}`)
  yield text.slice(0, -END.length)
  const list = (endpoint.answer as z.ZodMiniObject).shape[field] as z.ZodMiniType<unknown[]>
  let separator = ''
  for await (const page of pages) {
    if (page.length === 0) continue
    yield separator + JSON.stringify(list.parse(page)).slice(1, -1)
    separator = ','
  }
  yield END
}

/** An answer in its envelope; a streamed one as its JSON text. */
export const answerOf = (name: string, endpoint: Endpoint, result: unknown): unknown =>
  result instanceof Streamed
    ? Readable.from(pieces(name, endpoint, result), { objectMode: false })
    : wrapped(name, endpoint, result)

/**
 * Wraps an answer in its envelope. It is parsed by the contract, so that undeclared fields never leave
 * the server and a wrong answer is detected at once.
 */
export function wrapped(name: string, endpoint: Endpoint, answered: unknown): unknown {
  if (endpoint.envelope === 'nothing') return {}
  const checked = endpoint.answer.safeParse(answered)
  if (!checked.success) {
    const where = checked.error.issues.map((issue) => `${issue.path.join('.')} ${issue.code}`)
    throw new Error(`The answer of ${name} breaks the contract: ${where.join(', ')}`)
  }
  return endpoint.envelope === 'data' ? { data: checked.data } : checked.data
}
