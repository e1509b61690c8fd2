import { expect, test } from 'vitest'
import { admin, giver, patient, roleManager, waiting } from '../../../world/people.ts'
import { place } from '../../../world/places.ts'
import { freeRole } from '../../../world/roles.ts'
import { multipart } from '../../support/files/forms.ts'
import { inSharedWorld } from '../../support/in-world.ts'
import { permissionId } from '../../support/role-rows.ts'
import { url, users, userTools } from '../../support/user-tools.ts'
import { meetingIn, rows, writing } from './overlapping.ts'

/** Rules of roles, federations, addresses and members under concurrent requests. */
const ROLE_MANAGER = 5
const CREUSE = 3
const free = `/api/v1/roles/${freeRole.id}`

inSharedWorld((world) => {
  const both = meetingIn(world)
  const { entryOf, mails } = userTools(world)

  test('A person whose permission was just revoked cannot grant it any more', async () => {
    await world.remove('role_permissions', { role_id: freeRole.id })
    await world.add('role_permissions', { role_id: freeRole.id, permission_id: permissionId('roles.view') })
    const [staff, other] = [await world.as(admin), await world.as(roleManager)]
    const grant = (roleId: number) => `/api/v1/roles/${roleId}/set_permissions`
    const calls = [
      () => staff.put(grant(ROLE_MANAGER), { permission_ids: [permissionId('roles.view')] }),
      () => other.put(grant(freeRole.id), { permission_ids: [] }),
    ]
    expect(await both(writing('role_permissions'), calls)).toEqual([200, 403])
  })

  test.each([
    ['A deleted role cannot be assigned', 'role_permissions', ['erase', 'assign'], 422],
    ['An assigned role cannot be deleted', 'users', ['assign', 'erase'], 409],
  ] as const)('%s', async (_, table, order, status) => {
    const [staff, other] = [await world.as(admin), await world.as(admin)]
    const entry = { ...(await entryOf(freeRole.code)), federation_id: null }
    const calls = { erase: () => staff.delete(free), assign: () => other.post(users, entry) }
    const inOrder = order.map((name) => calls[name])
    expect(await both(writing(table), inOrder)).toEqual([200, status])
  })

  test.each([
    ['a role', '', 'roles'],
    ['its permissions', '/set_permissions', 'role_permissions'],
  ] as const)(
    'Of two concurrent changes of %s, the second is refused as outdated',
    async (_, path, table) => {
      const visitor = await world.as(admin)
      const roles = (await visitor.get('/api/v1/roles')).json() as { id: number; revision: string }[]
      const { revision } = roles.find(({ id }) => id === freeRole.id)!
      const entries = (['users.view', 'roles.view'] as const).map((code) => ({
        code: freeRole.code,
        label: code,
        permission_ids: [permissionId(code)],
        revision,
      }))
      const calls = entries.map((entry) => () => visitor.put(`${free}${path}`, entry))
      expect(await both(writing(table), calls)).toEqual([200, 409])
    },
  )

  /** Commands on the federation of Creuse, which has no users. */
  async function federationCalls() {
    const visitor = await world.as(admin)
    const { data } = (await visitor.get('/api/v1/federations')).json() as {
      data: { id: number; revision: string }[]
    }
    const { revision } = data.find(({ id }) => id === CREUSE)!
    return {
      remove: () => visitor.delete(`/api/v1/federations/${CREUSE}`),
      edit: async (name: string) => {
        const form = await multipart({ department_code: '23', name, revision, _method: 'PUT' })
        return visitor.send('POST', `/api/v1/federations/${CREUSE}`, form)
      },
      join: async () =>
        visitor.post(users, { ...(await entryOf('federation_admin')), federation_id: CREUSE }),
    }
  }

  test('A deleted federation can neither be changed nor joined', async () => {
    const { remove, edit, join } = await federationCalls()
    const calls = [remove, () => edit('Creuse'), join]
    expect(await both(rows('federations'), calls)).toEqual([200, 404, 409])
  })

  test('A federation that somebody joins cannot be deleted', async () => {
    const { remove, join } = await federationCalls()
    expect(await both(writing('mails'), [join, remove])).toEqual([200, 409])
  })

  test('Of two concurrent changes of a federation, the second is refused as outdated', async () => {
    const { edit } = await federationCalls()
    const calls = ['Une', 'Deux'].map((name) => () => edit(name))
    expect(await both(rows('federations'), calls)).toEqual([200, 409])
  })

  const linksTo = async (email: string) =>
    (await mails())
      .filter(({ recipient }) => recipient === email)
      .flatMap(({ text }) => /login\?(?:confirm|stop)=([\w-]+)/.exec(text)?.[1] ?? [])
  const addressOf = async ({ id }: { id: number }) => (await world.one('users', { id }, 'email')).email
  const person = { firstname: 'Hélène', lastname: 'Moreau', phone: giver.phone }
  const change = async (email: string) => {
    const [visitor, entry] = [await world.as(admin), await entryOf('giver', { ...person, email })]
    return () => visitor.put(url(giver), entry)
  }

  test('Of two changes of an address the second counts, and only its link confirms', async () => {
    const calls = [await change('one@example.org'), await change('two@example.org')]
    expect(await both(writing('address_changes'), calls)).toEqual([200, 200])
    const visitor = await world.as(null)
    const [[one], [two]] = [await linksTo('one@example.org'), await linksTo('two@example.org')]
    expect((await visitor.post('/address/confirm', { token: one })).statusCode).toBe(404)
    expect((await visitor.post('/address/confirm', { token: two })).statusCode).toBe(200)
    expect(await addressOf(giver)).toBe('two@example.org')
  })

  test.each([
    ['confirmed, then stopped', ['confirm', 'stop'], [200, 200]],
    ['stopped, then confirmed', ['stop', 'confirm'], [200, 404]],
  ] as const)('A change of address that is %s leaves the former one', async (_, order, statuses) => {
    expect((await (await change('next@example.org'))()).statusCode).toBe(200)
    const visitor = await world.as(null)
    const [[stop], [confirm]] = [await linksTo(giver.email), await linksTo('next@example.org')]
    const tokens = { stop, confirm }
    const calls = order.map((act) => () => visitor.post(`/address/${act}`, { token: tokens[act] }))
    expect(await both(rows('users'), calls)).toEqual(statuses)
    expect(await addressOf(giver)).toBe(giver.email)
    expect(await world.all('address_changes', { user_id: giver.id })).toEqual([])
  })

  test('A replaced change of address cannot be confirmed', async () => {
    expect((await (await change('next@example.org'))()).statusCode).toBe(200)
    const visitor = await world.as(null)
    const [token] = await linksTo('next@example.org')
    const calls = [await change('last@example.org'), () => visitor.post('/address/confirm', { token })]
    expect(await both(rows('users'), calls)).toEqual([200, 404])
    expect(await addressOf(giver)).toBe(giver.email)
  })

  /** A member whose name and commune now match both waiting people. */
  const name = { lastname: 'Faure', firstname: 'Michel' }
  const member = { ...name, federation_id: 1, nit: '1899999', city: 'Sancerre' }
  async function knowMember() {
    await world.set('users', { id: patient.id }, { ...name, city_id: place('Sancerre').id })
    await world.add('retrievers', member)
  }
  const stateOf = async ({ id }: { id: number }) =>
    (await world.one('givers', { user_id: id }, 'validation_type')).validation_type

  test('One NIT validates one account', async () => {
    await knowMember()
    const visitors = [await world.as(waiting), await world.as(patient)]
    const calls = visitors.map((visitor) => () => visitor.put('/api/v1/givers/self', { nit: member.nit }))
    expect(await both(writing('acts'), calls)).toEqual([200, 200])
    expect([await stateOf(waiting), await stateOf(patient)]).toEqual(['auto', 'waiting'])
  })

  test('A person whom an import removes is not validated by the earlier list', async () => {
    await knowMember()
    const [staff, visitor] = [await world.as(admin), await world.as(waiting)]
    const head = 'NOM;PRENOM;NIT;MAIL;ADRESSE;CP;COMMUNE;PORTABLE'
    const file = new File([`${head}\r\nBlanc;Luc;1810002;;;;;`], 'adherents.csv')
    const form = await multipart({ file_retrivers: file })
    const jobs = () => world.all('federation_jobs', { state: 'running' })
    const calls = [
      async () => {
        const answer = await staff.send('POST', '/api/v1/federations/1/import_retrievers', form)
        await expect.poll(jobs).toEqual([])
        return answer
      },
      () => visitor.put('/api/v1/givers/self', { nit: member.nit }),
    ]
    expect(await both(rows('retrievers'), calls)).toEqual([200, 200])
    expect(await stateOf(waiting)).toBe('waiting')
  })
})
