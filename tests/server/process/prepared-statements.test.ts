import { expect, test } from 'vitest'
import { PreparedStatements } from '../../../server/storage/prepared-statements.ts'

/** Milliseconds that an execution took. */
const [SHORT, LONG] = [1, 30]

const often = Array<number>(8).fill(SHORT)

/** Whether a statement is prepared once its executions took so long. */
function isPrepared(text: string, took = often, areKept = true): boolean {
  const statements = new PreparedStatements(areKept)
  for (const one of took) statements.note(text, one)
  return statements.nameOf(text) !== undefined
}

test.each([
  ['changes rows', 'update things set id = id'],
  ['changes rows and reads', 'with gone as (delete from things returning id) select id from gone'],
  ['waits for locks', 'select id from things for update'],
  ['waits for locks beside others', 'select id from things for key share'],
  ['waits for a lock of its own', 'select pg_advisory_xact_lock(1)'],
  ['has whatever columns there are', 'select * from things'],
  ['has whatever columns a table has', 'select id, things.* from things'],
])('What %s is not prepared', (_, text) => {
  expect(isPrepared(text)).toBe(false)
})

test('A count is prepared, although it has a star, but nothing where sessions do not keep it', () => {
  const count = 'select count(*) from things'
  expect([isPrepared(count), isPrepared(count, often, false)]).toEqual([true, false])
})

test.each<[what: string, took: number[], expected: boolean]>([
  ['is asked once', [SHORT], false],
  ['is short and asked often', often, true],
  ['takes long', Array<number>(8).fill(LONG), false],
  ['was slow only while the process began', [LONG, LONG, LONG, LONG, LONG, ...often], true],
  ['is short only now and then', [1, 2, 3].flatMap(() => [SHORT, LONG, LONG, SHORT, LONG]), false],
])('Whether it is prepared, if a question %s', (_, took, expected) => {
  expect(isPrepared('select id from things', took)).toBe(expected)
})
