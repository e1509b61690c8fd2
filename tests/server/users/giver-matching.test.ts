import { expect, test } from 'vitest'
import { hashOfId } from '../../../server/security/secret.ts'
import { banned, giver, patient, resetLinkToken, waiting } from '../../world/people.ts'
import { place } from '../../world/places.ts'
import type { Visitor } from '../support/app.ts'
import { inWorld, noon } from '../support/in-world.ts'
import { memberTools } from '../support/members.ts'
import { newPassword as chosen } from '../support/registrations.ts'

const later = (hours: number) => new Date(noon.getTime() + hours * 3_600_000)

inWorld((world) => {
  const { know, recordOf, stateOf, findings, register } = memberTools(world)
  const unconfirm = () => world.set('users', { id: waiting.id }, { email_verified_at: null })
  const change = async (visitor: Visitor, nit: string) =>
    (await visitor.put('/api/v1/givers/self', { nit })).statusCode

  /** Follows a link that confirms the address of a person. */
  const confirm = async (user_id: number) => {
    const token = `a-link-to-confirm-the-address-of-${user_id}`
    const link = { hash: hashOfId(token), purpose: 'address' as const, user_id, used_at: null }
    await world.add('tokens', { ...link, created_at: noon, expires_at: later(1) })
    return (await (await world.as(null)).post('/address/confirm', { token })).statusCode
  }

  test.each<[string, string, object, string?]>([
    ['NIT and name', 'waiting', { city: null }],
    ['NIT and name, not the commune', 'waiting', { city: 'Vierzon' }],
    ['NIT, name and commune, not the address', 'waiting', { email: 'michel.faure@example.org' }],
    ['NIT, name and commune, not the federation', 'waiting', { federation_id: 2 }],
    ['NIT and commune', 'waiting', { lastname: 'Autre' }],
    ['name and commune', 'waiting', { nit: '1800078' }],
    ['NIT, name and commune, however written', 'auto', { city: ' sancerre ', lastname: 'Faur\u200bé' }],
    ['NIT and commune, of two names in other letters', 'waiting', { lastname: 'Петров' }, 'Иванов'],
    ['NIT, name and commune, in Greek capitals', 'auto', { lastname: 'ΠΕΤΡΟΣ' }, 'Πέτρος'],
    ['NIT and an unconfirmed address', 'waiting', { lastname: 'Autre', email: 'michel@example.org' }],
  ])('Who registers and shares with a member %s is %s', async (_, expected, member, lastname = 'Fauré') => {
    await know(member)
    const { validation_type, validated_at } = (await register('michel@example.org', { lastname })).giver
    expect([validation_type, validated_at]).toEqual([
      expected,
      expected === 'auto' ? noon.toISOString() : null,
    ])
  })

  test('A giver with a member’s NIT and address is validated and notified once the address is confirmed', async () => {
    await unconfirm()
    await know({ lastname: 'Autre', city: null, email: ' Waiting@example.org' })
    expect((await findings())[waiting.id]).toBe('unconfirmed')
    expect(await confirm(waiting.id)).toBe(200)
    expect(await recordOf(waiting.id)).toMatchObject({ validation_type: 'auto', validated_at: noon })
    const mails = await world.all('mails', {})
    expect(mails).toMatchObject([{ recipient: waiting.email, subject: 'Votre compte est validé' }])
  })

  test('A new password by mail confirms the address likewise', async () => {
    await unconfirm()
    await know({ lastname: 'Autre', city: null, email: waiting.email })
    await world.set('tokens', { hash: hashOfId(resetLinkToken) }, { user_id: waiting.id })
    const body = { token: resetLinkToken, password: chosen, password_confirmation: chosen }
    expect((await (await world.as(null)).post('/password/reset', body)).statusCode).toBe(200)
    expect(await stateOf(waiting.id)).toBe('auto')
  })

  test('Confirming an address validates neither a refused giver nor one without a matching member', async () => {
    await know({ nit: '1800004', email: banned.email })
    for (const [{ id }, state] of [
      [banned, 'ban'],
      [waiting, 'waiting'],
    ] as const) {
      expect(await confirm(id)).toBe(200)
      expect(await stateOf(id)).toBe(state)
    }
  })

  test('A NIT held by a validated giver validates no second one, who waits, with the reason visible to staff', async () => {
    await know({ nit: '1800001' })
    expect((await recordOf(giver.id)).nit).toBe('1800001')
    const { id } = await register('michel@example.org', { nit: '1800001' })
    expect(await stateOf(id)).toBe('waiting')
    expect((await findings())[id]).toBe('held')
    // A holder in another federation, or without an account, does not count.
    for (const elsewhere of [{ federation_id: 2 }, { federation_id: 1, is_deleted: true }]) {
      await world.set('users', { id: giver.id }, elsewhere)
      expect((await findings())[id]).toBe('known')
    }
  })

  test('Nor does the NIT of a refused giver', async () => {
    const { nit } = await recordOf(banned.id)
    await know({ nit })
    const { id } = await register('michel@example.org', { nit })
    expect(await stateOf(id)).toBe('waiting')
    expect((await findings())[id]).toBe('refused')
  })

  test('Staff sees why each account waits', async () => {
    const seen = async (...members: object[]) => {
      await world.remove('retrievers', {})
      if (members.length > 0) await know(...members)
      return (await findings())[waiting.id]
    }
    expect(await seen()).toBe('unknown')
    expect(await seen({ nit: '1800009' })).toBe('unknown')
    expect(await seen({ federation_id: 2 })).toBe('unknown')
    expect(await seen({ lastname: 'Autre' })).toBe('mismatch')
    expect(await seen({ city: 'Bourges' })).toBe('mismatch')
    expect(await seen({})).toBe('known')
    expect(await seen({ lastname: 'Autre', email: waiting.email })).toBe('known')
    await unconfirm()
    expect(await seen({ lastname: 'Autre', email: waiting.email })).toBe('unconfirmed')
    expect((await findings())[patient.id]).toBe('unknown')
  })

  test('A waiting giver can try five NITs a day; then staff decides, and sees it', async () => {
    await know({ nit: '1812345', city: 'Sancerre' })
    const visitor = await world.as(waiting)
    for (let i = 0; i < 5; i++) expect(await change(visitor, `181000${i}`)).toBe(200)
    const refused = await visitor.put('/api/v1/givers/self', { nit: '1812345' })
    expect([refused.statusCode, refused.headers['retry-after'], refused.json().message]).toEqual([
      429,
      '86400',
      'Vous avez essayé 5 NIT en un jour. Votre fédération peut valider votre compte elle-même. Réessayez dans 24 heures.',
    ])
    expect(await recordOf(waiting.id)).toMatchObject({ nit: '1810004', validation_type: 'waiting' })
    expect((await findings())[waiting.id]).toBe('exhausted')
    // An existing holder of the NIT is a stronger reason than the number of attempts.
    await world.set('givers', { user_id: waiting.id }, { nit: '1800001' })
    expect((await findings())[waiting.id]).toBe('held')
    await world.set('givers', { user_id: giver.id }, { validation_type: 'ban' })
    expect((await findings())[waiting.id]).toBe('refused')
    await world.set('givers', { user_id: waiting.id }, { nit: '1810004' })
    // Repeating the same NIT is not an attempt.
    expect(await change(visitor, '1810004')).toBe(200)
    const tomorrow = await world.as(waiting, later(24))
    expect(await change(tomorrow, '1812345')).toBe(200)
    expect(await stateOf(waiting.id)).toBe('auto')
  })

  test('NIT checks are limited per federation; beyond that accounts wait for staff, without affecting other federations', async () => {
    await know({}, { federation_id: 2, city: 'Issoudun' })
    const parts = { nitAttempts: 3 }
    for (let i = 0; i < 3; i++) await register(`person${i}@example.org`, { nit: `181000${i}` }, parts)
    const { id, giver: late } = await register('michel@example.org', {}, parts)
    expect(late.validation_type).toBe('waiting')
    expect((await findings())[id]).toBe('known')
    const visitor = await world.as(waiting, noon, parts)
    for (const nit of ['1899999', '1800003']) expect(await change(visitor, nit)).toBe(200)
    expect(await stateOf(waiting.id)).toBe('waiting')
    const elsewhere = { city_id: place('Issoudun').id }
    const other = await register('other@example.org', elsewhere, parts)
    expect(other.giver.validation_type).toBe('auto')
    const next = await register('next@example.org', {}, parts, later(24))
    expect(next.giver.validation_type).toBe('auto')
  })
})
