import { expect, test } from 'vitest'
import { readSettings } from '../../../server/settings.ts'
import { inWorld } from '../support/in-world.ts'

const path = '/.well-known/security.txt'
const site = 'https://venaison.example.org'

inWorld((world) => {
  test('The file says where to report a flaw, in what languages, and when it expires', async () => {
    const securityContact = 'mailto:securite@example.org'
    const visitor = await world.as(null, new Date('2026-03-14T15:09:26Z'), { securityContact })
    const { statusCode, headers, body } = await visitor.get(path)
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(body.split('\n')).toEqual([
      `Contact: ${securityContact}`,
      'Expires: 2026-09-10T00:00:00.000Z',
      'Preferred-Languages: fr, en',
      `Canonical: ${site}${path}`,
      `Policy: ${site}/signaler-une-faille`,
      '',
    ])
  })

  test('Without a contact it names the public page about reporting', async () => {
    const visitor = await world.as(null)
    expect((await visitor.get(path)).body).toContain(`Contact: ${site}/signaler-une-faille\n`)
    expect((await visitor.open('/signaler-une-faille')).statusCode).toBe(200)
  })
})

test('A contact is a mailto or https URL', () => {
  expect(readSettings({ SECURITY_CONTACT: 'mailto:a@example.org' }).securityContact).toBe(
    'mailto:a@example.org',
  )
  expect(() => readSettings({ SECURITY_CONTACT: 'a@example.org' })).toThrow('SECURITY_CONTACT doit s’écrire')
})
