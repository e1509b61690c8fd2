import { expect, test } from 'vitest'
import { type Traced, traces } from '../../../server/tracing/traced.ts'
import { planned } from '../../world/hunts.ts'
import { giver, receiver } from '../../world/people.ts'
import type { Visitor } from '../support/app.ts'
import { inWorld } from '../support/in-world.ts'

/** The statements of a call. */
async function statementsOf(visitor: Visitor, path: string): Promise<string[]> {
  const texts: string[] = []
  const note = (what: unknown) => void texts.push(String((what as Traced).attributes['db.query.text'] ?? ''))
  traces.start.subscribe(note)
  const { statusCode } = await visitor.get(
    path,
    path.startsWith('/api') ? undefined : { accept: 'text/html' },
  )
  traces.start.unsubscribe(note)
  expect(statusCode, path).toBe(200)
  return texts.filter((text) => text !== '')
}

const hunts = '/api/v1/hunts/self'
/**
 * How many statements each takes, with the one that reads the caller: a full page of past hunts is counted too,
 * whom a hunt expects and meetings that were called off are read apart, and contacts in a transaction that
 * notes so, once an hour.
 */
const frequent: [who: { email: string }, path: string, statements: number][] = [
  [giver, '/giver', 2],
  [giver, `${hunts}?hunt_state_code=planned&page=1&perPage=999999`, 3],
  [giver, `${hunts}?hunt_state_code=informed&page=1&perPage=999999`, 3],
  [giver, `${hunts}?hunt_state_code=finished&page=1&perPage=10`, 3],
  [giver, `${hunts}/${planned.id}/donations`, 8],
  [giver, '/api/v1/givers/self', 2],
  [receiver, '/receiver', 2],
  [receiver, '/api/v1/offers/self', 3],
  [receiver, '/api/v1/wishes/self', 2],
  [receiver, '/api/v1/availabilities/self', 3],
  [receiver, '/api/v1/animals/received', 2],
  [receiver, '/api/v1/recalls/self', 2],
  [giver, '/api/v1/cities?search=vier', 2],
  [giver, '/api/v1/specimen_types', 2],
]

inWorld((world) => {
  test('Frequent calls take no more statements than they need', async () => {
    const found: typeof frequent = []
    for (const [who, path] of frequent) {
      const visitor = await world.as(who)
      const texts = await statementsOf(visitor, path)
      found.push([who, path, texts.length])
    }
    expect(found).toEqual(frequent)
  })
})
