import { expect, test } from 'vitest'
import { addFederation } from '../../../server/admin-federation.ts'
import { StartRefused } from '../../../server/start-refused.ts'
import { admin } from '../../world/people.ts'
import { inWorld, noon } from '../support/in-world.ts'
import { runCommand } from '../support/processes/process.ts'

inWorld((world) => {
  test('The command adds a federation of a department whose code is not two digits, once', async () => {
    const db = world.db()
    const name = 'Fédération de la Corse-du-Sud'
    const add = (department: string) => addFederation(db, { department, name }, noon)
    expect(await add(' 2a ')).toContain(`Fédération créée : ${name} (2A)`)
    await expect(add('2A')).rejects.toThrow('Le département 2A a déjà une fédération.')
    await expect(add('974')).rejects.toThrow('Aucune commune n’est connue dans le département 974.')
    for (const [department, named] of [
      ['2C', name],
      ['1', name],
      ['2A', ' '],
      ['2A', 'a'.repeat(256)],
    ] as const)
      await expect(addFederation(db, { department, name: named }, noon)).rejects.toThrow(StartRefused)

    const visitor = await world.as(admin)
    const { data } = (await visitor.get('/api/v1/federations')).json()
    const added = data.find((each: { code: string }) => each.code === 'FDC2A')
    expect(added).toMatchObject({ name, department_code: '2A' })
    expect((await visitor.get(`/api/v1/federations/${added.id}`)).statusCode).toBe(200)
    const started = await visitor.post(`/api/v1/federations/${added.id}/init`)
    expect(started.statusCode).toBeLessThan(300)
    const towns = () =>
      db
        .selectFrom('federation_cities')
        .innerJoin('cities', 'cities.id', 'federation_cities.city_id')
        .where('federation_id', '=', added.id)
        .select(['label', 'is_near'])
        .execute()
    await expect.poll(towns).toEqual([{ label: 'Ajaccio', is_near: false }])
    const acts = db.selectFrom('acts').where('act', '=', 'federation.created')
    expect(await acts.select(['actor_id', 'federation_id']).execute()).toEqual([
      { actor_id: null, federation_id: added.id },
    ])
  })
})

test('With an unknown option, the command prints how a federation is added', async () => {
  const { code, printed } = await runCommand('server/admin.ts', {}, 'federation', '--code', '2A')
  expect([code, printed]).toEqual([1, expect.stringContaining('npm run admin -- federation --department 2A')])
})
