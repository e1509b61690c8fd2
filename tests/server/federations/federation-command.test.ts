import { expect, test } from 'vitest'
import { addFederation } from '../../../server/admin-federation.ts'
import { StartRefused } from '../../../server/start-refused.ts'
import { admin } from '../../world/people.ts'
import { place } from '../../world/places.ts'
import { ended, FEDERATIONS, init, townsOf } from '../support/federation-jobs.ts'
import { inWorld, noon } from '../support/in-world.ts'

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
    const { id } = await world.one('federations', { code: 'FDC2A' }, 'id')
    const read = (await visitor.get(`${FEDERATIONS}/${id}`)).json().data
    expect(read).toMatchObject({ name, department_code: '2A' })
    await init(visitor, id)
    expect((await ended(visitor, id)).state).toBe('done')
    const ajaccio = place('Ajaccio').id
    expect(await townsOf(world, id)).toMatchObject([{ city_id: ajaccio, is_near: false }])
    const acts = world.all('acts', { act: 'federation.created' }, 'actor_id', 'federation_id')
    expect(await acts).toEqual([{ actor_id: null, federation_id: id }])
  })
})
