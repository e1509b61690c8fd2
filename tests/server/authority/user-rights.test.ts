import { expect, test } from 'vitest'
import { admin, cher, giver, indre, receiver, statistician, wolfhunter, waiting } from '../../world/people.ts'
import { place } from '../../world/places.ts'
import { message } from '../support/app.ts'
import { inWorld, noon } from '../support/in-world.ts'
import { seedStaff } from '../support/staff.ts'
import { url, users, userTools } from '../support/user-tools.ts'

const blocked = { id: 21, email: 'blocked@example.org' }
const deleted = { id: 27, email: 'deleted@example.org' }

inWorld((world) => {
  const { entryOf, read, acts, mails, kept, refuses } = userTools(world)
  test('Users who are blocked, anonymised, or have a power that the caller lacks cannot be edited', async () => {
    await seedStaff(world.db(), { ...indre, role: 'admin', federation_id: 1 })
    const visitor = await world.as(cher)
    const before = await kept()
    for (const [{ email, ...one }, role, refusal] of [
      [blocked, 'receiver', [409, 'Ce compte est bloqué : il ne peut plus être modifié.']],
      [deleted, 'receiver', [409, 'Ce compte est anonymisé : il ne peut plus être modifié.']],
      [indre, 'admin', [403, 'Cette personne a des permissions que vous n’avez pas.']],
    ] as const)
      expect(await message(visitor.put(url(one), await entryOf(role, { email })))).toEqual(refusal)
    expect(await kept()).toEqual(before)
  })

  test('A user can change their own name, but not their own role and federation', async () => {
    const visitor = await world.as(admin)
    const own = await entryOf('admin', { email: admin.email, federation_id: null })
    await refuses(
      (body) => visitor.put(url(admin), body),
      [
        ['role', await entryOf('role_manager', { email: admin.email, federation_id: null }), 'role_id'],
        ['federation', { ...own, federation_id: 1 }, 'federation_id'],
      ],
    )
    expect((await visitor.put(url(admin), own)).statusCode).toBe(200)
    expect((await read('admin@'))[0]).toMatchObject({ firstname: 'Inès', federation_id: null })
  })

  test('A changed role is recorded, and its former permissions are gone at once', async () => {
    await seedStaff(world.db(), { ...indre, role: 'admin', federation_id: null })
    const visitor = await world.as(indre)
    const demoted = await entryOf('statistics_viewer', { email: admin.email, federation_id: null })
    expect((await visitor.put(url(admin), demoted)).statusCode).toBe(200)
    expect((await acts()).at(-1)).toMatchObject({
      act: 'user.role',
      actor_id: indre.id,
      user_id: admin.id,
      details: {
        from: 'admin',
        from_label: 'Administrateur',
        to: 'statistics_viewer',
        to_label: 'Lecteur des statistiques',
      },
    })
    const before = await kept()
    expect((await (await world.as(admin)).put(url(indre), demoted)).statusCode).toBe(403)
    expect(await kept()).toEqual(before)
  })

  test('A role that can no longer be assigned is kept when other fields change', async () => {
    const visitor = await world.as(admin)
    const entry = await entryOf('receiver', { email: receiver.email, federation_id: 2 })
    expect((await visitor.put(url(receiver), entry)).statusCode).toBe(200)
    expect((await read('receiver@'))[0]).toMatchObject({ federation_id: 2, role: { code: 'receiver' } })
    await refuses(
      (body) => visitor.put(url(receiver), body),
      [
        ['all federations', { ...entry, federation_id: null }, 'federation_id'],
        ['giver', await entryOf('giver', { email: receiver.email }), 'role_id'],
      ],
    )
  })

  test('Self-registered users keep their role, with the reason why', async () => {
    for (const [visitor, person] of [
      [await world.as(admin), giver],
      [await world.as(cher), waiting],
      [await world.as(admin), receiver],
    ] as const) {
      const entry = await entryOf('statistics_viewer', { email: person.email })
      await refuses((body) => visitor.put(url(person), body), [['staff', entry, 'role_id']])
      expect((await visitor.put(url(person), entry)).json().errors.role_id[0]).toMatch(/elle garde son rôle/)
    }
  })

  test('A user who lost the role of their registration can be given it back, with a federation', async () => {
    const visitor = await world.as(admin)
    const staff = (await entryOf('statistics_viewer')).role_id
    const lost = { role_id: staff, federation_id: null }
    await world.set('users', { id: [waiting.id, receiver.id] }, lost)
    const list = (await visitor.get('/api/v1/givers/need_validation')).json() as { id: number }[]
    expect(list.map(({ id }) => id)).not.toContain(waiting.id)
    const entry = await entryOf('giver', { email: waiting.email })
    await refuses(
      (body) => visitor.put(url(waiting), body),
      [
        ['another', await entryOf('receiver', { email: waiting.email }), 'role_id'],
        ['nowhere', { ...entry, federation_id: null }, 'federation_id'],
      ],
    )
    expect((await visitor.put(url(waiting), entry)).statusCode).toBe(200)
    const given = await entryOf('receiver', { email: receiver.email })
    expect((await visitor.put(url(receiver), given)).statusCode).toBe(200)
    expect((await read('waiting@'))[0]).toMatchObject({
      role: { code: 'giver' },
      giver: { validation_type: 'waiting' },
    })
    expect((await read('receiver@'))[0]!.role.code).toBe('receiver')
  })

  test('A user without a password gets the link to choose one at their new address', async () => {
    const visitor = await world.as(admin)
    await visitor.post(users, await entryOf('statistics_viewer'))
    const [user] = await read('gerard')
    const corrected = await entryOf('statistics_viewer', { email: 'i.gerard@example.org' })
    expect((await visitor.put(url(user!), corrected)).statusCode).toBe(200)
    const [first, second] = await mails()
    expect([first!.subject, second!.subject]).toEqual(Array(2).fill('Votre compte Venaison a été créé'))
    const token = (mail: { text: string }) => /reset=([\w-]+)/.exec(mail.text)![1]!
    const anybody = await world.as(null)
    expect((await anybody.post('/password/check', { token: token(first!) })).statusCode).toBe(404)
    expect((await anybody.post('/password/check', { token: token(second!) })).statusCode).toBe(200)
  })

  test('A giver’s main territory and a receiver’s location follow their commune', async () => {
    const entry = await entryOf('giver', { email: wolfhunter.email, city_id: place('Sancerre').id })
    expect((await (await world.as(cher)).put(url(wolfhunter), entry)).statusCode).toBe(200)
    const { cities } = (await (await world.as(wolfhunter)).get('/api/v1/givers/self')).json().data as {
      cities: { label_full: string }[]
    }
    expect(cities[0]!.label_full).toBe(place('Sancerre').label_full)
    expect((await read(statistician.email))[0]!.created_at).toBe(noon.toISOString())
  })
})
