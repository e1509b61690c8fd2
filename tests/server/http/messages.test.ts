import { expect, test } from 'vitest'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { endpoints } from '../../../contract/endpoints.ts'
import '../../../server/http/entry.ts'

const wrong = [
  undefined,
  null,
  'x'.repeat(300),
  -1,
  1.5,
  1e12,
  {},
  [null],
  ['x'],
  [{}],
  true,
  '2026-02-30',
  Array.from({ length: 12_001 }, () => 1),
]
/** Every error message that a field of the endpoint answers to an invalid value, with the field. */
function fieldMessages({ query, body }: Endpoint): [field: string, message: string][] {
  return [query, body].flatMap((schema) => {
    if (!schema) return []
    // zod does not type the internals of a schema of unknown kind.
    const { shape } = schema._zod.def as unknown as { shape?: Record<string, object> }
    // A record accepts fields of any name.
    return Object.keys(shape ?? { anything: {} }).flatMap((field) =>
      wrong.flatMap((value) => {
        const issues = schema.safeParse({ [field]: value }).error?.issues ?? []
        return issues.flatMap(({ path, message }): [string, string][] =>
          path[0] === field ? [[field, message]] : [],
        )
      }),
    )
  })
}

test.each(Object.entries(endpoints))('%s says what is wrong in plain French sentences', (_, endpoint) => {
  for (const [field, message] of fieldMessages(endpoint)) {
    // The validation library's own messages are for programmers, and end without a full stop.
    expect(message, field).toMatch(/^[A-ZÀÉÊ].*\.$/)
  }
})
