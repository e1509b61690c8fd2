import { expect, test } from 'vitest'
import { readSettings } from '../../../server/settings.ts'
import { openApp, visit } from '../support/app.ts'
import { onAnyDatabase } from '../support/databases.ts'

const now = () => new Date('2026-03-14T15:09:26Z')
const path = '/.well-known/security.txt'
const publicUrl = 'https://venaison.example.org'

onAnyDatabase((fresh) => {
  test('The file says where to report a flaw, in what languages, and when it expires', async () => {
    const securityContact = 'mailto:securite@example.org'
    const visitor = visit(await openApp({ db: fresh(), now, publicUrl, securityContact }))
    const { statusCode, headers, body } = await visitor.get(path)
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(body.split('\n')).toEqual([
      'Contact: mailto:securite@example.org',
      'Expires: 2026-09-10T00:00:00.000Z',
      'Preferred-Languages: fr, en',
      'Canonical: https://venaison.example.org/.well-known/security.txt',
      'Policy: https://venaison.example.org/signaler-une-faille',
      '',
    ])
  })

  test('Without a contact it names the public page about reporting', async () => {
    const visitor = visit(await openApp({ db: fresh(), now, publicUrl }))
    const contact = /^Contact: (.*)$/m.exec((await visitor.get(path)).body)?.[1]
    expect(contact).toBe('https://venaison.example.org/signaler-une-faille')
    expect((await visitor.open(new URL(contact!).pathname)).statusCode).toBe(200)
  })
})

test('A contact is a mailto or https URL', () => {
  expect(readSettings({ SECURITY_CONTACT: 'mailto:a@example.org' }).securityContact).toBe(
    'mailto:a@example.org',
  )
  expect(() => readSettings({ SECURITY_CONTACT: 'a@example.org' })).toThrow('SECURITY_CONTACT doit s’écrire')
})
