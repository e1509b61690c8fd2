import { expect, test } from 'vitest'
import { changeAuthority } from '../../../server/rules/authority.ts'
import { admin, roleManager } from '../../world/people.ts'
import { fingerprint } from '../support/fingerprint.ts'
import { inWorld, noon } from '../support/in-world.ts'
import { seedStaff } from '../support/staff.ts'

/** A user with every power of an administrator, but limited to one federation. */
const limited = { ...roleManager, id: 78, email: 'every-power@example.org', role: 'admin', federation_id: 1 }

/** The last administrator: nobody else sees every federation. */
inWorld((world) => {
  const change = (values: object) =>
    world
      .db()
      .transaction()
      .execute((transaction) =>
        changeAuthority(transaction, () =>
          transaction.updateTable('users').set(values).where('id', '=', admin.id).execute(),
        ),
      )

  test.each([
    ['blocked', { blocked_at: noon }],
    ['limited to a federation', { federation_id: 1 }],
    ['anonymised', { is_deleted: true }],
  ])(
    'The last administrator cannot be %s: every power in one federation is not enough',
    async (_, values) => {
      await seedStaff(world.db(), limited)
      const before = await fingerprint(world.db())
      await expect(change(values)).rejects.toThrow('Il doit rester au moins un administrateur actif')
      expect(await fingerprint(world.db())).toEqual(before)
      const free = { ...limited, id: 79, email: 'every-federation@example.org', federation_id: null }
      await seedStaff(world.db(), free)
      await change(values)
    },
  )
})
