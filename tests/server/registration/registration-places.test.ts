import { expect, test } from 'vitest'
import { inWorld } from '../support/in-world.ts'
import { nobody } from '../../../contract/shared/session.ts'

inWorld((world) => {
  test('The available federations are the initialised ones, by department, without counts of people', async () => {
    const answer = await (await world.as(null)).get('/api/v1/available_federations')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual([
      {
        id: 1,
        name: 'Fédération des chasseurs du Cher',
        department_code: '18',
        url_logo: null,
        cities_count: 16,
      },
      {
        id: 2,
        name: 'Fédération des chasseurs de l’Indre',
        department_code: '36',
        url_logo: null,
        cities_count: 4,
      },
    ])
  })

  test('The pages exist for both types; another type is a 404', async () => {
    const visitor = await world.as(null)
    for (const page of ['/register', '/register/giver', '/register/receiver'])
      expect([page, (await visitor.open(page)).statusCode]).toEqual([page, 200])
    const unknown = await visitor.open('/register/admin')
    expect([unknown.statusCode, unknown.body.includes('id="boot"')]).toEqual([404, true])
    expect(unknown.body).toContain(JSON.stringify(nobody))
  })

  test('Without a federation, communes are searched in those of all federations, or up to 80 km around', async () => {
    const visitor = await world.as(null)
    const search = async (text: string, near: string) => {
      const query = `search=${encodeURIComponent(text)}&federation_id=&near_from_federation=${near}`
      const { data } = (await visitor.get(`/api/v1/cities?${query}`)).json()
      return (data as { label: string }[]).map(({ label }) => label)
    }
    for (const [text, own, near] of [
      ['bourges', ['Bourges'], ['Bourges']],
      ['vatan', ['Vatan'], ['Vatan']],
      ['nevers', [], ['Nevers']],
      ['guéret', [], ['Guéret']],
      ['lyon', [], []],
      ['', [], []],
    ] as const)
      expect([text, await search(text, '0'), await search(text, 'true')]).toEqual([text, own, near])
  })
})
