import { expect, test } from 'vitest'
import { validateByAddress } from '../../../server/rules/giver-matching.ts'
import { admin, cher, giver, nadia, waiting } from '../../world/people.ts'
import { inWorld, noon } from '../support/in-world.ts'
import { url, users, userTools } from '../support/user-tools.ts'

const publicUrl = 'https://venaison.example.org'

inWorld((world) => {
  const { entryOf, mails } = userTools(world)
  const told = async (recipient: string) => {
    const { subject, text } = (await mails()).filter((mail) => mail.recipient === recipient).at(-1)!
    const names = text.includes('téléphone 06 39 98 00 18, e-mail cher@chasse.example.org.')
    return { subject, names }
  }
  const know = (nit: string) =>
    world.add('retrievers', {
      federation_id: 1,
      nit,
      firstname: 'Michel',
      lastname: 'Faure',
      city: 'Sancerre',
    })

  test('Mails about an account include the federation’s contact details', async () => {
    const visitor = await world.as(cher)
    expect((await visitor.post(users, await entryOf('federation_admin'))).statusCode).toBe(200)
    expect(await told('ines.gerard@example.org')).toEqual({
      subject: 'Votre compte Venaison a été créé',
      names: true,
    })
    for (const command of ['block', 'unblock'])
      expect((await visitor.put(`${url(nadia)}/${command}`)).statusCode).toBe(200)
    expect(await told(nadia.email)).toEqual({ subject: 'Votre compte est débloqué', names: true })
    const changed = { email: 'helene@example.org', firstname: 'Hélène', lastname: 'Moreau' }
    expect((await visitor.put(url(giver), await entryOf('giver', changed))).statusCode).toBe(200)
    expect(await told(giver.email)).toEqual({
      subject: 'L’adresse de votre compte va changer',
      names: true,
    })
    expect((await visitor.put(`/api/v1/givers/${waiting.id}/validate`)).statusCode).toBe(200)
    expect(await told(waiting.email)).toEqual({ subject: 'Votre compte est validé', names: true })
  })

  test('So do the acknowledgement of a deletion request, and the mail of an automatic validation', async () => {
    const asking = await world.as(nadia)
    expect((await asking.put('/api/v1/users/self/deletion_request', { requested: 1 })).statusCode).toBe(200)
    expect(await told(nadia.email)).toEqual({
      subject: 'Votre demande de suppression est enregistrée',
      names: true,
    })
    await know('1800003')
    await world
      .db()
      .transaction()
      .execute((transaction) => validateByAddress(transaction, waiting.id, { publicUrl, now: noon }))
    expect(await told(waiting.email)).toEqual({ subject: 'Votre compte est validé', names: true })
    await world.set('givers', { user_id: waiting.id }, { validation_type: 'waiting' })
    await world.remove('mails', {})
    await know('1800078')
    const own = await world.as(waiting)
    expect((await own.put('/api/v1/givers/self', { nit: '1800078' })).statusCode).toBe(200)
    expect(await told(waiting.email)).toEqual({ subject: 'Votre compte est validé', names: true })
  })

  test('A person without a federation gets no contact details', async () => {
    const entry = await entryOf('role_manager', { federation_id: null })
    expect((await (await world.as(admin)).post(users, entry)).statusCode).toBe(200)
    expect(await told('ines.gerard@example.org')).toEqual({
      subject: 'Votre compte Venaison a été créé',
      names: false,
    })
  })
})
