import { expect, test } from 'vitest'
import { planned } from '../../world/hunts.ts'
import { giver, receiver } from '../../world/people.ts'
import { inWorld } from '../support/in-world.ts'
import { statementsDuring } from '../support/databases/statements.ts'

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
      const statements = await statementsDuring(async () => {
        const { statusCode } = await (path.startsWith('/api') ? visitor.get(path) : visitor.open(path))
        expect(statusCode, path).toBe(200)
      })
      found.push([who, path, statements.length])
    }
    expect(found).toEqual(frequent)
  })
})
