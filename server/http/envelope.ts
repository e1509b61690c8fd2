import type { Endpoint } from '../../contract/endpoint.ts'

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
