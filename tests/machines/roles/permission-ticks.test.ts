import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { Permission } from '../../../contract/permissions.ts'
import { permissionAssignmentMachine } from '../../../machines/roles/permission-assignment.ts'
import { answering } from '../../model/answering.ts'
import { permissionRow, permissionRows, roleRows } from '../../world/roles.ts'

const all = permissionRows.map(({ code }) => code as Permission)

/**
 * The permissions of a role after somebody who holds some of them ticked one, or unticked one with a « −
 * » prefix.
 */
async function after(
  given: readonly Permission[],
  ticks: readonly string[],
  held: readonly Permission[] = all,
  users_count = 0,
) {
  const listPermissions = answering<'listPermissions'>(() => permissionRows)
  const role = { ...roleRows.free, users_count, permissions: given.map(permissionRow) }
  const input = { held: [...held], isNational: true, ownRoleId: roleRows.admin.id, role }
  const actor = createActor(permissionAssignmentMachine.provide({ actors: { listPermissions } }), { input })
  actor.start()
  await waitFor(actor, (state) => state.matches('editing'))
  for (const tick of ticks) {
    const code = tick.replace('− ', '') as Permission
    actor.send({ type: 'permission.ticked', permission: permissionRow(code), isTicked: code === tick })
  }
  const { chosen } = actor.getSnapshot().context
  return permissionRows.filter(({ id }) => chosen.includes(id)).map(({ code }) => code)
}

describe('a tick', () => {
  test.each<[string, Permission[], string[], Permission[]]>([
    ['of what changes users brings their list', [], ['users.write'], ['users.view', 'users.write']],
    ['of a block brings it too', [], ['users.write.block'], ['users.view', 'users.write.block']],
    ['of what changes roles brings theirs', [], ['roles.write'], ['roles.view', 'roles.write']],
    [
      'of an import brings the federations',
      [],
      ['federations.import'],
      ['federations.view', 'federations.import'],
    ],
    ['of a view brings nothing', [], ['users.view'], ['users.view']],
    [
      'of statistics, or of hunts, brings nothing',
      [],
      ['statistics.view', 'hunts.self.write'],
      ['hunts.self.write', 'statistics.view'],
    ],
    ['brings nothing twice', ['users.view'], ['users.write'], ['users.view', 'users.write']],
    ['that is taken back leaves the view', [], ['users.write', '− users.write'], ['users.view']],
    [
      'of a view that is taken back takes back what needs it, of its own area only',
      ['users.view', 'users.write', 'users.write.gdpr', 'roles.view', 'roles.write'],
      ['− users.view'],
      ['roles.view', 'roles.write'],
    ],
  ])('%s', async (_, given, ticks, expected) => expect(await after(given, ticks)).toEqual(expected))

  test('in a role with users, adds nothing that the person does not hold', async () => {
    const held: Permission[] = ['roles.write', 'users.write']
    expect(await after([], ['users.write', 'users.write.block'], held, 1)).toEqual(['users.write'])
  })

  test('in a role without users, adds any power, but no hunts', async () => {
    expect(await after([], ['users.write', 'hunts.self.write'], ['roles.write'])).toEqual([
      'users.view',
      'users.write',
    ])
  })
})
