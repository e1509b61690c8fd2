import { expect, test } from 'vitest'
import { giver } from '../../world/people.ts'
import { place } from '../../world/places.ts'
import { inWorld, noon } from '../support/in-world.ts'
import { memberTools } from '../support/members.ts'

const later = (hours: number) => new Date(noon.getTime() + hours * 3_600_000)
inWorld((world) => {
  const { know, stateOf, findings, register } = memberTools(world)

  test('A member with another address is warned there, once a day, without a word of who it is; staff reads why', async () => {
    await know({ email: 'Michel.Faure@example.org' })
    const { id } = await register('intruder@example.org')
    expect([await stateOf(id), (await findings())[id]]).toEqual(['waiting', 'otherAddress'])
    await register('second@example.org', {}, undefined, later(1))
    const warned = () => world.all('mails', { recipient: 'michel.faure@example.org' }, 'subject', 'text')
    const [mail, ...others] = await warned()
    expect([mail?.subject, others]).toEqual(['Votre NIT sert à un compte avec une autre adresse', []])
    for (const word of ['intruder', 'Michel', '0639980077']) expect(mail?.text).not.toContain(word)
    await register('third@example.org', {}, undefined, later(25))
    expect(await warned()).toHaveLength(2)
  })

  test.each([null, '', ' '])(
    'A member without an address (%j) is matched by name and commune',
    async (email) => {
      await know({ email })
      expect(await stateOf((await register('michel@example.org')).id)).toBe('auto')
    },
  )

  test.each<[string, string, object, string]>([
    ['is somebody else by it', 'auto', { lastname: 'Autre' }, 'waiting'],
    ['is the same member by it', 'auto', { lastname: 'MOREAU', firstname: 'Helene' }, 'auto'],
    ['was validated by staff', 'manual', { lastname: 'Autre' }, 'manual'],
  ])(
    'A validated giver who changes their name and %s, once %s, is matched again',
    async (_, before, name, after) => {
      const { firstname, lastname } = giver
      await know({ nit: '1800001', firstname, lastname, city: 'Bourges' })
      const set = { validation_type: before as 'auto' | 'manual' }
      await world.set('givers', { user_id: giver.id }, set)
      const visitor = await world.as(giver)
      const own = { firstname, lastname, phone: giver.phone, city_id: place('Bourges').id, ...name }
      expect((await visitor.put('/api/v1/users/self/account', own)).statusCode).toBe(200)
      expect(await stateOf(giver.id)).toBe(after)
      const acts = await world.all('acts', {}, 'act', 'details')
      const renamed = { act: 'giver.renamed', details: { from: before, to: after } }
      expect(acts).toEqual(after === 'auto' ? [] : [renamed])
      expect((await findings())[giver.id]).toBe(after === 'waiting' ? 'mismatch' : undefined)
    },
  )
})
