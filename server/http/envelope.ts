import type { Endpoint } from '../../contract/endpoint.ts'

/**
 * The answer in its envelope. It goes through the contract, so that nothing undeclared leaves the
 * server and a handler that breaks its promise is found at once.
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
