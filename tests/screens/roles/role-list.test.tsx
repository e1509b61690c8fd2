import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { RoleDetails } from '../../../contract/shared/roles.ts'
import { rolesMachine } from '../../../machines/roles/roles.ts'
import { Roles } from '../../../src/screens/roles/roles.tsx'
import { roleRows } from '../../world/roles.ts'

test('The number of users of a role is grouped, as anywhere else', async () => {
  const actor = createActor(
    rolesMachine.provide({
      actors: {
        listRoles: fromPromise(async (): Promise<RoleDetails[]> => [
          { ...roleRows.giver, users_count: 3404 },
        ]),
      },
    }),
    { input: { held: ['roles.view'], isNational: true, ownRoleId: 3 } },
  ).start()
  await waitFor(actor, (state) => state.matches('listed'))
  const { container } = render(<Roles actor={actor} />)
  expect(container.textContent).toMatch(/\D3\s404\D/)
  actor.stop()
})
