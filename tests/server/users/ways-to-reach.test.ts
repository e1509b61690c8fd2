import { expect, test } from 'vitest'
import { validateByAddress } from '../../../server/rules/giver-matching.ts'
import { admin, cher, giver, nadia, waiting } from '../../world/people.ts'
import { inWorld, noon } from '../support/in-world.ts'
import { memberTools } from '../support/members.ts'
import { url, users, userTools } from '../support/user-tools.ts'

const publicUrl = 'https://venaison.example.org'

inWorld((world) => {
  const { entryOf, mails } = userTools(world)
  const { know } = memberTools(world)
  const told = async (recipient: string) => {
    const { subject, text } = (await mails()).filter((mail) => mail.recipient === recipient).at(-1)!
    const names = text.includes('téléphone 06 39 98 00 18, e-mail cher@chasse.example.org.')
    return [subject, names]
  }

  test('Mails about an account include the federation’s contact details', async () => {
    const visitor = await world.as(cher)
    expect((await visitor.post(users, await entryOf('federation_admin'))).statusCode).toBe(200)
    expect(await told('ines.gerard@example.org')).toEqual(['Votre compte Venaison a été créé', true])
    for (const command of ['block', 'unblock'])
      expect((await visitor.put(`${url(nadia)}/${command}`)).statusCode).toBe(200)
    expect(await told(nadia.email)).toEqual(['Votre compte est débloqué', true])
    const changed = { email: 'helene@example.org', firstname: 'Hélène', lastname: 'Moreau' }
    expect((await visitor.put(url(giver), await entryOf('giver', changed))).statusCode).toBe(200)
    expect(await told(giver.email)).toEqual(['L’adresse de votre compte va changer', true])
    expect((await visitor.put(`/api/v1/givers/${waiting.id}/validate`)).statusCode).toBe(200)
    expect(await told(waiting.email)).toEqual(['Votre compte est validé', true])
  })

  test('So do the acknowledgement of a deletion request, and the mail of an automatic validation', async () => {
    const asking = await world.as(nadia)
    expect((await asking.put('/api/v1/users/self/deletion_request', { requested: 1 })).statusCode).toBe(200)
    expect(await told(nadia.email)).toEqual(['Votre demande de suppression est enregistrée', true])
    await know({ nit: '1800003', lastname: 'Faure' })
    const transaction = world.db().transaction()
    await transaction.execute((it) => validateByAddress(it, waiting.id, { publicUrl, now: noon }))
    expect(await told(waiting.email)).toEqual(['Votre compte est validé', true])
    await world.set('givers', { user_id: waiting.id }, { validation_type: 'waiting' })
    await world.remove('mails', {})
    await know({ nit: '1800078', lastname: 'Faure' })
    const own = await world.as(waiting)
    expect((await own.put('/api/v1/givers/self', { nit: '1800078' })).statusCode).toBe(200)
    expect(await told(waiting.email)).toEqual(['Votre compte est validé', true])
  })

  test('A person without a federation gets no contact details', async () => {
    const entry = await entryOf('role_manager', { federation_id: null })
    expect((await (await world.as(admin)).post(users, entry)).statusCode).toBe(200)
    expect(await told('ines.gerard@example.org')).toEqual(['Votre compte Venaison a été créé', false])
  })
})
