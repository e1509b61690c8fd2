import { expect, test } from 'vitest'
import { endpoints } from '../../../contract/endpoints.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { cher, giver, nadia, receiver, wolfhunter } from '../../world/people.ts'
import { assisting } from '../support/assistance.ts'
import { fingerprint } from '../support/fingerprint.ts'
import { inWorld } from '../support/in-world.ts'

const INFOS = '/api/v1/auth/infos'
/** What a page says whose account it shows. */
const pageOf = ({ id }: { id: number }) => ({ 'x-account': String(id) })

inWorld((world) => {
  test('No call of a page but the end of assistance is made for another account than the page’s, and nothing changes', async () => {
    const visitor = await world.as(giver)
    const before = await fingerprint(world.db())
    const answers: [string, number][] = []
    for (const [name, { method, path }] of Object.entries<Endpoint>(endpoints)) {
      const { statusCode } = await visitor.send(method, path.replace(/\{\w+\}/g, '1'), {
        headers: pageOf(wolfhunter),
        ...(method !== 'GET' && { body: {} }),
      })
      answers.push([name, statusCode])
    }
    // It only ends: repeated after a lost answer, it comes from the page of who was assisted.
    expect(answers.filter(([, status]) => status !== 412)).toEqual([['endAssistance', 200]])
    expect(await fingerprint(world.db())).toEqual(before)
    expect((await visitor.get(INFOS)).statusCode).toBe(200)
  })

  test('The refusal says who is signed in, also within an assisted session and after it', async () => {
    const own = await (await world.as(giver)).get(INFOS, pageOf(receiver))
    expect(own.json()).toEqual({
      message: `Ce navigateur est maintenant connecté au compte de ${giver.firstname} ${giver.lastname} (${giver.email}).`,
    })
    const inTheirPlace = await assisting(world)(cher, nadia)
    const change = { body: { firstname: 'Autre' }, headers: pageOf(cher) }
    const stale = await inTheirPlace.send('PUT', '/api/v1/users/self', change)
    expect([stale.statusCode, stale.json().message]).toEqual([
      412,
      `Dans ce navigateur, vous agissez maintenant à la place de ${nadia.firstname} ${nadia.lastname} (${nadia.email}).`,
    ])
    await inTheirPlace.post('/login/assistance/end')
    expect((await inTheirPlace.get(INFOS, pageOf(nadia))).statusCode).toBe(412)
    expect((await inTheirPlace.get(INFOS, pageOf(cher))).statusCode).toBe(200)
  })

  test('Without a session it is the end of the session, as ever', async () => {
    expect((await (await world.as(null)).get(INFOS, pageOf(giver))).statusCode).toBe(401)
  })
})
