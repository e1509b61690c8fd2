import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { Request } from '../../../contract/endpoint.ts'
import type { createRole } from '../../../contract/roles/roles.ts'
import type { RoleDetails } from '../../../contract/shared/roles.ts'
import { roleFormMachine } from '../../../machines/roles/role-form.ts'
import { rolesMachine } from '../../../machines/roles/roles.ts'
import { Roles } from '../../../src/screens/roles/roles.tsx'
import { roleRows } from '../../world/roles.ts'
import { personOf } from '../run/person.ts'

const { admin, free } = roleRows

test('A copy names its origin, starts with a name and code of its own, and takes that role’s permissions', async () => {
  const sent: Request<typeof createRole>[] = []
  const actor = createActor(
    rolesMachine.provide({
      actors: {
        listRoles: fromPromise(async (): Promise<RoleDetails[]> => Object.values(roleRows)),
        roleForm: roleFormMachine.provide({
          actors: {
            createRole: fromPromise(async ({ input }): Promise<unknown> => void sent.push(input)),
          },
        }),
      },
    }),
    { input: { held: admin.permissions.map(({ code }) => code), isNational: true, ownRoleId: admin.id } },
  ).start()
  await waitFor(actor, (state) => state.matches('listed'))
  render(<Roles actor={actor} />)
  const person = personOf()
  await person.click('button', `Copier le rôle ${free.label}`)
  const form = person.within('dialog', `Copier le rôle ${free.label}`)
  await form.seesValue('Nom', `Copie d’${free.label}`)
  await form.seesValue('Code', `${free.code}_copie`)
  await form.fill('Nom', 'Garde')
  await form.click('button', 'Enregistrer')
  await waitFor(actor, (state) => state.matches('listed'))
  expect(sent).toEqual([{ body: { code: `${free.code}_copie`, label: 'Garde', copied_role_id: free.id } }])
  actor.stop()
})
