import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Db } from '../../../server/database.ts'
import { admin, paul } from '../../world/people.ts'
import { sampled, sentSample } from '../../world/sanitary.ts'
import { seedRefusedMail } from '../../world/mails.ts'
import { inWorld, noon } from '../support/in-world.ts'
import { openPages, dataOf } from '../support/pages.ts'
import { commands } from './commands.ts'
import { differing, freshCounts, openMenu } from './counts.ts'

vi.mock('../../../src/ui/notices/toaster.tsx', () => ({ announce: () => {} }))

/** Paul has received the sampled boar, whose result the national laboratory has yet to confirm. */
async function handOverSampled(db: Db): Promise<void> {
  const handedOver = { state: 'handedOver', receiver_id: paul.id, handed_over_at: noon } as const
  await db.updateTable('animals').set(handedOver).where('id', '=', sampled.id).execute()
  const { reference } = sentSample
  await db.updateTable('samples').set({ state: 'doubtful' }).where('reference', '=', reference).execute()
}

describe('after a command of staff, the page shows what a page that opens now shows', () => {
  inWorld((world) => {
    for (const { title, changes, opens, acts, closed } of commands)
      it(`after: ${title}`, async () => {
        await seedRefusedMail(world.db(), noon)
        await handOverSampled(world.db())
        const visitor = await world.as(admin)
        const pages = openPages(visitor)
        const { start, rest } = pages
        const menu = await openMenu(pages)
        onTestFinished(menu.close)
        const [logic, input] = await opens(visitor)
        const page = await start(logic, input)
        const before = await freshCounts(visitor)
        expect(menu.shown()).toEqual(before)
        for (const act of acts) {
          act(page)
          await rest()
        }
        const after = await freshCounts(visitor)
        expect(differing(before, after).toSorted()).toEqual(changes.toSorted())
        expect(menu.shown()).toEqual(after)
        expect(dataOf(page, closed)).toEqual(dataOf(await start(logic, input), closed))
      })
  })
})
