import { expect, test } from 'vitest'
import type { Federation } from '../../../contract/shared/federations.ts'
import { admin } from '../../world/people.ts'
import { multipart } from '../support/forms.ts'
import { inWorld } from '../support/in-world.ts'

const path = '/api/v1/federations'

inWorld((world) => {
  test('Territories may be near a federation that allows it; the change is recorded, and kept if omitted', async () => {
    const visitor = await world.as(admin)
    const change = async (fields: Record<string, string>) =>
      visitor.send('POST', `${path}/3`, await multipart({ ...fields, _method: 'PUT' }))
    const near = async () => {
      const listed = (await visitor.get(path)).json().data as Federation[]
      return listed.map(({ near_territories, revision }) => ({ near_territories, revision }))[1]!
    }
    const before = await near()
    expect(before.near_territories).toBe(false)
    expect((await change({ name: 'Creuse' })).statusCode).toBe(200)
    const named = await near()
    expect((await change({ name: 'Creuse', near_territories: '1' })).statusCode).toBe(200)
    const after = await near()
    expect([after.near_territories, after.revision === named.revision]).toEqual([true, false])
    expect((await change({ name: 'Creuse' })).statusCode).toBe(200)
    expect(await near()).toEqual(after)
    expect((await change({ name: 'Creuse', near_territories: 'peut-être' })).statusCode).toBe(422)
    const acts = await world.db().selectFrom('acts').select('details').orderBy('id').execute()
    const same = { name: false, logo: false, contact: false }
    expect(acts.slice(1).map(({ details }) => details)).toEqual([{ ...same, near_territories: true }, same])
  })
})
