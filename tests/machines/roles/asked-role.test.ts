import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { Rights } from '../../../machines/roles/role-rights.ts'
import { rolesMachine } from '../../../machines/roles/roles.ts'
import { askedRoleWindow } from '../../../src/routes/staff-window-url.ts'
import { controlActors } from '../../model/controlled-actors.ts'
import { roleRows } from '../../world/roles.ts'

const { admin, free, giver, statistician } = roleRows
/** A role that is not among the listed ones, so that nobody's rights are read from them. */
const NOBODYS = 0
const administrator: Rights = { held: admin.permissions.map(({ code }) => code), isNational: true }
const roleManager: Rights = { held: ['roles.view', 'roles.write'], isNational: true }
const reader: Rights = { held: ['roles.view'], isNational: true }
const ofAFederation: Rights = { held: ['roles.view', 'roles.write'], isNational: false }

/** Where a query string leads once the roles are read, and what is told. */
async function opened(rights: Rights, query: string) {
  const { machine, settle } = controlActors(rolesMachine, 'real')
  const told: string[] = []
  const actor = createActor(
    machine.provide({ actions: { announce: (_, { text }: { text: string }) => void told.push(text) } }),
    { input: { ...rights, ownRoleId: NOBODYS, asked: askedRoleWindow(new URLSearchParams(query)) } },
  )
  actor.start()
  await settle('listRoles', { output: Object.values(roleRows) })
  const { value, context } = actor.getSnapshot()
  return [value, context.role?.id ?? null, context.copied?.id ?? null, told.length]
}

test('A window that the URL names opens for whom its button is there, about the role it names', async () => {
  const nobody = ['listed', null, null, 0]
  const refused = ['listed', null, null, 1]
  const cases: [Rights, string, unknown[]][] = [
    [administrator, '', nobody],
    [administrator, 'addition=1', ['forming', null, null, 0]],
    [reader, 'addition=1', nobody],
    [ofAFederation, 'addition=1', nobody],
    [administrator, `edition=${admin.id}`, ['forming', admin.id, null, 0]],
    // It has users, and allows what a role manager may not do.
    [roleManager, `edition=${statistician.id}`, refused],
    [roleManager, `edition=${free.id}`, ['forming', free.id, null, 0]],
    [reader, `edition=${free.id}`, refused],
    [administrator, `duplication=${free.id}`, ['forming', null, free.id, 0]],
    // Givers register themselves.
    [administrator, `duplication=${giver.id}`, refused],
    [reader, `duplication=${free.id}`, refused],
    [reader, `permissions=${admin.id}`, ['assigning', admin.id, null, 0]],
    [ofAFederation, `history=${admin.id}`, ['readingHistory', admin.id, null, 0]],
    [administrator, 'edition=9999', refused],
    [administrator, 'history=9999', refused],
    [administrator, 'edition=trois', nobody],
  ]
  for (const [rights, query, expected] of cases)
    expect([query, ...(await opened(rights, query))]).toEqual([query, ...expected])
})
