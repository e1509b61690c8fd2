import { expect, test } from 'vitest'
import { admin, cher } from '../../../world/people.ts'
import { done, last, say, send, URL } from '../../support/digests.ts'
import { inWorld } from '../../support/in-world.ts'

inWorld((world) => {
  /** The link in the header of the digest to a person. */
  async function stopLink(person: { email: string }) {
    await say(world, person, 1)
    await send(world)
    const { unsubscribe } = await last(world, person)
    expect(unsubscribe).toMatch(/^https:\/\/venaison\.example\/desabonnement\//)
    return unsubscribe!.slice(URL.length)
  }
  const ask = async (method: 'GET' | 'POST' | 'HEAD', url: string, type?: string) =>
    (await world.as(null)).app.inject({
      method,
      url,
      ...(type && { headers: { 'content-type': type }, payload: bodies[type]! }),
    })
  const bodies: Record<string, string> = {
    'application/x-www-form-urlencoded': 'List-Unsubscribe=One-Click',
    'multipart/form-data; boundary=x':
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  }

  test('Opening the link of a digest changes nothing; posting to it stops the digest, twice too', async () => {
    const link = await stopLink(cher)
    const before = await done(world, cher)
    for (const method of ['HEAD', 'GET', 'GET'] as const)
      expect((await ask(method, link)).statusCode).toBe(200)
    expect((await ask('GET', link)).body).toContain('<form method="post"><button>Ne plus le recevoir')
    expect(await done(world, cher)).toBe(before)
    for (const type of Object.keys(bodies)) {
      const said = await ask('POST', link, type)
      expect([type, said.statusCode, said.body.includes('C’est fait')]).toEqual([type, 200, true])
      expect(await done(world, cher)).toBeNull()
    }
    expect((await ask('POST', link)).statusCode).toBe(200)
  })

  test('A link that was changed stops nothing, and a network tries only so often', async () => {
    const link = await stopLink(cher)
    const others = link.replace(`/${cher.id}.`, `/${admin.id}.`)
    for (const wrong of [others, `${link}x`, '/desabonnement/1', '/desabonnement/x.y'])
      expect([wrong, (await ask('POST', wrong)).statusCode]).toEqual([wrong, 404])
    expect(await done(world, cher)).not.toBeNull()
    const codes = []
    for (let nth = 0; nth < 57; nth++) codes.push((await ask('GET', link)).statusCode)
    expect([codes.slice(0, 56).every((code) => code === 200), codes[56]]).toEqual([true, 429])
  })
  test('Addresses of one IPv6 network share their attempts; another network has its own', async () => {
    const { app } = await world.as(null)
    const from = async (remoteAddress: string) =>
      (await app.inject({ method: 'GET', url: '/desabonnement/x.y', remoteAddress })).statusCode
    for (let nth = 0; nth < 60; nth++)
      expect([nth, await from(`2001:db8:1:2::${(nth + 1).toString(16)}`)]).toEqual([nth, 404])
    expect(await from('2001:db8:1:2:ffff::1')).toBe(429)
    expect(await from('2001:db8:1:3::1')).toBe(404)
  })
})
