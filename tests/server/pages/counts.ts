import { countWaiting, type Waiting, type WaitingKind } from '../../../contract/shared/waiting/waiting.ts'
import type { Visitor } from '../support/app.ts'
import type { Page } from '../support/pages.ts'

/** What a page that opens now would count. */
export const freshCounts = async (visitor: Visitor): Promise<Waiting> =>
  (await visitor.get(countWaiting.path)).json<{ data: Waiting }>().data

/** The lists whose counts differ. */
export const differing = (one: Waiting, other: Waiting): WaitingKind[] =>
  (Object.keys(one) as WaitingKind[]).filter((list) => one[list] !== other[list])

/** The counts of the menu, beside a page of staff who may see all of them. */
export async function openMenu({ join, rest }: Page) {
  const { waitingCounts } = await import('../../../src/actors/waiting-counts.ts')
  join(waitingCounts)
  waitingCounts.send({ type: 'reader.admitted' })
  await rest()
  return {
    shown: () => waitingCounts.getSnapshot().context.waiting,
    close: () => waitingCounts.send({ type: 'reader.left' }),
  }
}
