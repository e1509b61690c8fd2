import { describe, expect, it } from 'vitest'
import { admin } from '../../world/people.ts'
import { inWorld, noon } from '../support/in-world.ts'
import { arrange, type Arranged } from './arranged.ts'
import { ownLists } from './own-lists.ts'
import { copies, sortingOf, type SortedList } from './sorted-list.ts'
import { staffLists } from './staff-lists.ts'

/** The ids of the list's two rows, in the order of an answer. */
function shownIn(
  { rows = copies, linesOf, idOf }: SortedList,
  answered: { data: never } | never[],
): number[] {
  const data = Array.isArray(answered) ? answered : answered.data
  const lines = (linesOf ? linesOf(data as never) : data) as never[]
  return lines
    .map((line) => (idOf ? idOf(line) : (line as { id: number }).id))
    .filter((id) => rows.includes(id))
}

describe('a list is sorted by what it says, whatever the order of insertion', () => {
  inWorld((world) => {
    for (const list of [...staffLists, ...ownLists])
      it(list.title, async () => {
        const { sees = admin, url, key, rows = copies, given } = list
        const { by, ties, spare, values } = sortingOf(list)
        const [table, column] = by.split('.') as [string, string]
        const db = world.db()
        await given?.(db, noon)
        const visitor = await world.as(sees)
        async function shown(arranged: Arranged): Promise<number[]> {
          if (spare !== undefined) await arrange(db, { table, key, column }, [[rows[0], spare]])
          await arrange(db, { table, key, column }, arranged)
          return shownIn(list, (await visitor.get(url)).json())
        }
        const [lower, upper] = rows
        const [first, second] = values
        const upperFirst = [
          [upper, first],
          [lower, second],
        ] as const
        const lowerFirst = [
          [lower, first],
          [upper, second],
        ] as const
        expect(await shown(upperFirst)).toEqual([upper, lower])
        expect(await shown(lowerFirst)).toEqual([lower, upper])
        if (!ties) return
        const [one, other] = ties === 'lower' ? [lower, upper] : [upper, lower]
        expect(
          await shown([
            [one, first],
            [other, first],
          ]),
        ).toEqual([one, other])
      })
  })
})
