import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { AuditPage } from '../../../contract/shared/audit-log.ts'
import { historyMachine } from '../../../machines/shared/history.ts'
import { networkError } from '../../model/failures.ts'
import { controlActors } from '../../model/controlled-actors.ts'

/** The page with that number out of five, with the cursors of the server. */
const pageOf = (current_page: number): AuditPage => ({
  data: [],
  meta: {
    total: 50,
    current_page,
    last_page: 5,
    previous: current_page > 1 ? `after-${60 - 10 * current_page}` : null,
    next: current_page < 5 ? `before-${51 - 10 * current_page}` : null,
    last: current_page < 5 ? 'last' : null,
  },
})

const open = () => {
  const driver = controlActors(historyMachine, 'stubbed')
  const actor = createActor(driver.machine, {
    input: { subject: { kind: 'user', id: 1, name: 'Hélène Moreau' } },
  }).start()
  const answer = (page: number) => driver.settle('listUserAuditLog', { output: pageOf(page) })
  const cursor = () => actor.getSnapshot().context.cursor
  return { actor, driver, answer, cursor }
}

test('a page offered by the pagination is requested by its cursor', async () => {
  const { actor, answer, cursor } = open()
  expect(cursor()).toBeNull()
  await answer(1)
  for (const [page, expected] of [
    [2, 'before-41'],
    [3, 'before-31'],
    [2, 'after-30'],
    [5, 'last'],
    [5, 'last'],
    [4, 'after-10'],
    [1, null],
  ] as const) {
    actor.send({ type: 'page.chosen', page })
    expect([page, cursor()]).toEqual([page, expected])
    await answer(page)
    expect(actor.getSnapshot().context.page).toBe(page)
  }
})

test('the displayed page is the one that was loaded, and a failed one is requested again', async () => {
  const { actor, driver, answer, cursor } = open()
  await answer(1)
  actor.send({ type: 'page.chosen', page: 2 })
  await driver.settle('listUserAuditLog', { error: networkError() })
  actor.send({ type: 'reading.retried' })
  expect(cursor()).toBe('before-41')
  // Ten entries were added meanwhile.
  await answer(3)
  expect(actor.getSnapshot().context.page).toBe(3)
})
