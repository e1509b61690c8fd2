import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { AuditPage } from '../../../contract/shared/audit-log.ts'
import { limits } from '../../../contract/limits.ts'
import { admin, cher, patient } from '../../world/people.ts'
import { inWorld, noon } from '../support/in-world.ts'

const url = '/api/v1/federations/1/acts'

inWorld((world) => {
  const fill = (count: number) =>
    sql`insert into acts (at, act, actor_id, user_id, federation_id, details)
      select ${noon}::timestamptz, 'user.updated', ${admin.id}, ${patient.id}, 1, '{}'
      from generate_series(1, ${count}::int)`.execute(world.db())

  test('An audit log is counted up to ten thousand, and can still be read to its end', async () => {
    const most = limits.countedActs
    await fill(most)
    const visitor = await world.as(cher)
    const read = async (query = '') => (await visitor.get(`${url}?perPage=1000${query}`)).json() as AuditPage
    expect((await read()).meta).toMatchObject({ total: most, last_page: most / 1000, current_page: 1 })
    expect((await read()).meta).not.toHaveProperty('is_partial')
    await fill(2500)
    const pages = [await read()]
    for (let page = pages[0]!; page.meta.next; pages.push(page))
      page = await read(`&cursor=${page.meta.next}`)
    expect(pages.map(({ data }) => data.length)).toEqual([...Array(12).fill(1000), 500])
    expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(most + 2500)
    for (const { meta } of pages)
      expect(meta).toMatchObject({ total: most, last_page: most / 1000, is_partial: true })
    expect(pages.map(({ meta }) => meta.current_page)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9, 10])
    expect(pages.at(-1)!.meta).toMatchObject({ next: null, last: null })
    const last = await read('&cursor=last')
    expect(last.data.at(-1)).toEqual(pages.at(-1)!.data.at(-1))
    expect(last.meta).toMatchObject({ current_page: 10, next: null, previous: expect.any(String) })
    const back = await read(`&cursor=${last.meta.previous}`)
    expect(back.data.at(-1)!.id).toBe(last.data[0]!.id + 1)
  })
})
