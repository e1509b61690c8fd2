import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { Answer } from '../../../contract/endpoint.ts'
import type { listUserHunts, UserHunt } from '../../../contract/users/user-hunts.ts'
import { userHuntsMachine } from '../../../machines/users/user-hunts.ts'
import { controlActors } from '../../model/controlled-actors.ts'

const huntOf = (id: number): UserHunt => ({
  id,
  started_at: '2026-03-10',
  city: 'Bourges',
  hunt_state: { code: 'finished' },
  animals: [],
  giver: null,
})

test('every page asked for is one of the hunts of that user', async () => {
  const { machine, settle } = controlActors(userHuntsMachine, 'stubbed')
  const actor = createActor(machine, { input: { where: {}, perPage: 10, params: { id: 12 } } }).start()
  const answer = (page: number) =>
    settle(
      'listUserHunts',
      {
        output: {
          data: [huntOf(page)],
          meta: { total: 2, current_page: page, last_page: 2 },
        } satisfies Answer<typeof listUserHunts>,
      },
      ({ params, query }) => isDeepStrictEqual([params, query], [{ id: 12 }, { page, perPage: 10 }]),
    )
  await answer(1)
  actor.send({ type: 'page.chosen', page: 2 })
  await answer(2)
  expect(actor.getSnapshot().context.rows).toMatchObject([{ id: 2 }])
})
