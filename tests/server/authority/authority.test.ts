import { expect, test } from 'vitest'
import type { Db } from '../../../server/database.ts'
import { Chance } from '../../../server/demo/chance.ts'
import { admin, cher, roleManager, statistician } from '../../world/people.ts'
import { makeApp, visit, type Visitor } from '../support/app.ts'
import { givenBy, hasAdministrator, type Standing, standings, tryMove } from './authority-moves.ts'
import { inWorld, noon } from '../support/in-world.ts'
import { permissionId } from '../support/role-rows.ts'
import { seedStaff } from '../support/staff.ts'

/** Nobody starts with all of these permissions; the last two are administrators. */
const clerk = { ...roleManager, id: 75, email: 'clerk@example.org', role: 'clerk', federation_id: null }
const limited = { ...roleManager, id: 76, email: 'limited@example.org', role: 'clerk', federation_id: 2 }
const second = { ...roleManager, id: 77, email: 'second@example.org', role: 'admin', federation_id: null }
const lesser = [roleManager, statistician, cher, clerk, limited]
const staff = [...lesser, admin, second]
const ids = staff.map(({ id }) => id)

/** Seeds another role and its users. */
async function seedMore(db: Db): Promise<void> {
  await db.insertInto('roles').values({ id: 75, code: 'clerk', label: 'Secrétaire' }).execute()
  const given = ['users.view', 'users.write', 'users.write.block', 'roles.view', 'roles.write'] as const
  const rows = given.map((code) => ({ role_id: 75, permission_id: permissionId(code) }))
  await db.insertInto('role_permissions').values(rows).execute()
  for (const person of [clerk, limited, second]) await seedStaff(db, person)
}

const lacking = (wanted: Standing, held: ReadonlySet<string>) =>
  [...wanted.powers].filter((power) => !held.has(power))
const together = (all: Map<number, Standing>, people: readonly { id: number }[]) =>
  new Set(people.flatMap(({ id }) => [...(all.get(id)?.powers ?? [])]))

inWorld((world) => {
  /** Lets `actors` try `steps` random edits in turn, and checks each; answers what was done. */
  async function play(seed: number, actors: readonly { id: number; email: string }[], steps: number) {
    const chance = new Chance(seed)
    const db = world.db()
    await seedMore(db)
    const app = await makeApp({ db, now: () => noon })
    const visitors = new Map<number, Visitor>()
    for (const { id, email } of actors) {
      const visitor = visit(app)
      expect((await visitor.signIn(email)).statusCode).toBe(200)
      visitors.set(id, visitor)
    }
    const history: string[] = []
    const start = await standings(db, ids)
    let [before, done] = [start, 0]
    for (let step = 0; step < steps; step++) {
      const actor = chance.pick(actors)
      const given = await givenBy(db)
      const held = given.get(before.get(actor.id)!.roleId) ?? []
      const turn = { chance, people: ids, given, held, step }
      const { title, status } = await tryMove(visitors.get(actor.id)!, turn)
      history.push(`${actor.email}: ${title} → ${status}`)
      const after = await standings(db, ids)
      const lately = history.slice(-8).join('\n')
      expect(status, lately).toBeLessThan(500)
      expect(hasAdministrator(after), lately).toBe(true)
      const own = before.get(actor.id)!.powers
      for (const [id, standing] of after) {
        const gained = lacking(standing, before.get(id)!.powers)
        expect(
          gained.filter((power) => !own.has(power)),
          `${id} gained\n${lately}`,
        ).toEqual([])
      }
      expect(lacking(after.get(actor.id)!, own), `${actor.email} gained\n${lately}`).toEqual([])
      if (status === 200) done++
      before = after
    }
    await app.close()
    return { start, end: before, done }
  }

  test.each([1, 2, 3, 4])(
    'Whatever staff try, nobody grants what they lack and an administrator remains (%i)',
    async (seed) => {
      const { done } = await play(seed, staff, 80)
      expect(done, 'edits that were accepted').toBeGreaterThan(5)
    },
  )

  test.each([11, 12, 13, 14])(
    'People who collude never gain powers that none of them had (%i)',
    async (seed) => {
      const colluding = new Chance(seed).several(lesser, 3)
      const { start, end } = await play(seed, colluding, 60)
      const held = together(start, colluding)
      expect([...together(end, colluding)].filter((power) => !held.has(power))).toEqual([])
    },
  )
})
