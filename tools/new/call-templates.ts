import { idOf, MARK } from './templates.ts'

/** The endpoint to generate: its room, and its name in kebab-case, which begins with a verb. */
export type NewEndpoint = { space: string; name: string }

const keyOf = ({ name }: NewEndpoint) => idOf(name)
const pathOf = ({ name }: NewEndpoint) => `/api/v1/${name}`
const longestOf = ({ name }: NewEndpoint) => `${name.replaceAll('-', '_').toUpperCase()}_TEXT`

export const contractText = (call: NewEndpoint) => `import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { IdParams, Nothing } from '../fields.ts'
import { someLines } from '../typed-text.ts'

/** Characters of the text. ${MARK}: how many. */
export const ${longestOf(call)} = 500

const missing = '${MARK} : ce qui manque.'
const tooLong = \`Ce texte accepte \${${longestOf(call)}} caractères au plus.\`

/** ${MARK}: what it does, and when it is refused. */
export const ${keyOf(call)} = endpoint('${keyOf(call)}', {
  method: 'PUT',
  path: '${pathOf(call)}/{id}', // ${MARK}
  summary: '${MARK}',
  access: 'signedIn', // ${MARK}: who this is, and whether it is \`personal\`
  envelope: 'nothing',
  params: IdParams,
  body: z.object({
    text: z
      .string(missing)
      .check(someLines, z.minLength(1, missing), z.maxLength(${longestOf(call)}, tooLong)),
  }),
  answer: Nothing,
})
`

export const handlerText = (call: NewEndpoint) => `import type { Handler } from '../../http/handler.ts'
import { holdOwnAccount } from '../../rules/own-account.ts'

/** ${MARK}: authorise, query, return. */
export const ${keyOf(call)}: Handler<'${keyOf(call)}'> = ({ db, caller }) =>
  db.transaction().execute(async (transaction) => {
    await holdOwnAccount(transaction, caller.id)
  })
`

export const rowText = (
  call: NewEndpoint,
) => `  // ${MARK}: who may call it, on which rows, what it changes and what the audit log says.
  ${keyOf(call)}: {
    opens: 'signedIn',
    who: () => true,
    rows: { near: 1, far: 2, sees: () => true },
    sends: { text: '${MARK}' },
    changes: {},
    acts: null,
  },`

export const serverTestText = (call: NewEndpoint) => `import { expect, test } from 'vitest'
import { giver } from '../../world/people.ts'
import { inWorld } from '../support/in-world.ts'

inWorld((world) => {
  test('${MARK}', async () => {
    const visitor = await world.as(giver)
    const answer = await visitor.put('${pathOf(call)}/1', { text: '${MARK}' })
    expect(answer.statusCode).toBe(200)
  })
})
`
