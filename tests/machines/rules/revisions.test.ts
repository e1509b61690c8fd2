import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { changedEntry, draftOf as federationDraft } from '../../../machines/federations/federation-draft.ts'
import { permissionAssignmentMachine } from '../../../machines/roles/permission-assignment.ts'
import { roleFormMachine } from '../../../machines/roles/role-form.ts'
import { draftOf as userDraft, entryOf } from '../../../machines/users/user-draft.ts'
import { answering } from '../../model/answering.ts'
import { userOf, windows } from '../../models/pages/users.ts'
import { uninitialised } from '../../world/federations.ts'
import { giver } from '../../world/people.ts'
import { permissionRows, roleRows } from '../../world/roles.ts'

const { free: role, admin } = roleRows
const rights = { held: admin.permissions.map(({ code }) => code), isNational: true, ownRoleId: admin.id }

type Sent = { body: { revision?: string | null | undefined } }

test('a user and a federation are changed based on the displayed revision', () => {
  expect(entryOf(userDraft(userOf(giver)), windows)).toMatchObject({ revision: userOf(giver).revision })
  expect(entryOf(userDraft(null), windows)).not.toHaveProperty('revision')
  expect(changedEntry(federationDraft(uninitialised))).toMatchObject({ revision: uninitialised.revision })
})

test('a role is changed based on the displayed revision', async () => {
  const sent: Sent[] = []
  const machine = roleFormMachine.provide({
    actors: { updateRole: answering<'updateRole'>((one) => void sent.push(one)) },
  })
  const actor = createActor(machine, { input: { role, copied: null } }).start()
  actor.send({ type: 'form.submitted' })
  await waitFor(actor, ({ status }) => status === 'done')
  expect(sent.map(({ body }) => body.revision)).toEqual([role.revision])
})

test('the permissions of a role are changed based on the displayed revision', async () => {
  const sent: Sent[] = []
  const machine = permissionAssignmentMachine.provide({
    actors: {
      listPermissions: answering<'listPermissions'>(() => permissionRows),
      setRolePermissions: answering<'setRolePermissions'>((one) => void sent.push(one)),
    },
  })
  const actor = createActor(machine, { input: { ...rights, role } }).start()
  await waitFor(actor, (state) => state.matches('editing'))
  actor.send({ type: 'permissions.submitted' })
  await waitFor(actor, ({ status }) => status === 'done')
  expect(sent.map(({ body }) => body.revision)).toEqual([role.revision])
})
