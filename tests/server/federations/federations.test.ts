import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { admin, cher, waiting } from '../../world/people.ts'
import { logoFile } from '../../world/federations.ts'
import { multipart } from '../support/forms.ts'
import { inWorld, noon, type World } from '../support/in-world.ts'
import type { Federation } from '../../../contract/shared/federations.ts'

const path = '/api/v1/federations'
const logo = () => new File([logoFile.content], 'logo.png', { type: 'image/png' })
const loiret = { department_code: '45', name: 'Fédération des chasseurs du Loiret' }
const federations = ({ db }: World) =>
  db().selectFrom('federations').selectAll().orderBy('department_code').execute()
const acts = ({ db }: World) =>
  db().selectFrom('acts').select(['act', 'actor_id', 'federation_id', 'details']).orderBy('id').execute()
const add = async (visitor: Awaited<ReturnType<World['as']>>, fields: Parameters<typeof multipart>[0]) =>
  visitor.send('POST', path, await multipart(fields))
const change = async (
  visitor: Awaited<ReturnType<World['as']>>,
  id: number | string,
  fields: Parameters<typeof multipart>[0],
) => visitor.send('POST', `${path}/${id}`, await multipart({ ...fields, _method: 'PUT' }))

inWorld((world) => {
  /** cher@, limited to the federation of Cher, with the permission to change it. */
  const writer = async () => {
    await sql`insert into role_permissions (role_id, permission_id)
      select roles.id, permissions.id from roles, permissions
      where roles.code = 'federation_admin' and permissions.code = 'federations.write'`.execute(world.db())
    return world.as(cher)
  }

  test('A user with a federation sees only theirs, a user with none sees all, by department', async () => {
    const listed = async (person: typeof admin) =>
      ((await (await world.as(person)).get(path)).json().data as Federation[]).map(({ code }) => code)
    expect(await listed(cher)).toEqual(['FDC18'])
    expect(await listed(admin)).toEqual(['FDC18', 'FDC23', 'FDC36'])
  })

  test('The counts are those of communes, givers, receivers, imported members and administrators', async () => {
    await world.add(
      'retrievers',
      [1, 2].map((n) => ({ federation_id: 1, lastname: 'A', firstname: 'B', nit: `180000${n}` })),
    )
    const counted = async (query: ReturnType<typeof sql<{ n: number }>>) =>
      (await query.execute(world.db())).rows[0]!.n
    const of = (role: string) =>
      counted(sql`select count(*) as n from users join roles on roles.id = role_id
        where federation_id = 1 and not is_deleted and roles.code = ${role}`)
    const [cherListed, creuse] = (await (await world.as(admin)).get(path)).json().data as Federation[]
    expect(cherListed).toEqual({
      id: 1,
      code: 'FDC18',
      name: 'Fédération des chasseurs du Cher',
      department_code: '18',
      logo: null,
      url_logo: null,
      contact_email: 'cher@chasse.example.org',
      contact_phone: '06 39 98 00 18',
      contact_hours: 'Du lundi au vendredi, de 9 h à 12 h et de 14 h à 17 h',
      second_factor_grace: null,
      near_territories: false,
      revision: expect.any(String) as string,
      cities_count: await counted(sql`select count(*) as n from cities where department_code = '18'`),
      givers_count: await of('giver'),
      receivers_count: await of('receiver'),
      retriever_users_count: 2,
      admins_count: await of('federation_admin'),
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
    expect(await of('receiver')).toBeGreaterThan(5)
    const none = { givers_count: 0, receivers_count: 0, retriever_users_count: 0, admins_count: 0 }
    expect(creuse).toMatchObject({ code: 'FDC23', cities_count: 0, ...none })
    // A caller limited to a federation reads the same about it.
    expect((await (await world.as(cher)).get(path)).json().data).toEqual([cherListed])
  })

  test('A federation is added with its code derived from the department, which is recorded', async () => {
    const visitor = await world.as(admin)
    const added = await add(visitor, { ...loiret, department_code: ' 45 ', code: 'OTHER', logo: logo() })
    expect(added.statusCode).toBe(200)
    const row = (await federations(world)).find(({ department_code }) => department_code === '45')!
    expect(row).toMatchObject({ ...loiret, code: 'FDC45', created_at: noon })
    const done = { act: 'federation.created', actor_id: admin.id, federation_id: row.id }
    expect(await acts(world)).toEqual([{ ...done, details: { department_code: '45' } }])
  })

  test('A department has one federation, even under concurrent requests', async () => {
    const visitor = await world.as(admin)
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => add(visitor, { ...loiret, logo: logo() })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422, 422])
    const again = await add(visitor, { ...loiret, logo: logo() })
    expect(again.json().errors).toEqual({ department_code: ['Ce département a déjà une fédération.'] })
    expect(await federations(world)).toHaveLength(4)
  })

  test('The department code is 2 digits, digits only; the name required, at most 255 characters', async () => {
    const visitor = await world.as(admin)
    const before = await federations(world)
    const codes = [...'|4|974|2A|ab|4 5|-4|4.|４５|00|20|96|99'.split('|'), '4\0', '45\n6']
    for (const department_code of codes) {
      const { statusCode, json } = await add(visitor, { ...loiret, department_code, logo: logo() })
      expect([department_code, statusCode]).toEqual([department_code, 422])
      expect(json().errors.department_code[0]).toMatch(/^[A-ZÀÉL].*\.$/)
    }
    for (const name of ['', '   ', 'x'.repeat(256), '\0']) {
      for (const sent of [add(visitor, { ...loiret, name, logo: logo() }), change(visitor, 3, { name })]) {
        expect((await sent).statusCode).toBe(422)
        expect((await sent).json().errors.name[0]).toMatch(/^[A-ZÀÉL].*\.$/)
      }
    }
    expect((await add(visitor, {})).json().errors).toEqual({
      department_code: ['Indiquez le code du département.'],
      name: ['Indiquez le nom de la fédération.'],
      logo: ['Choisissez le logo, une image PNG.'],
    })
    expect(await federations(world)).toEqual(before)
    expect(await acts(world)).toEqual([])
    expect((await change(visitor, 3, { name: 'é'.repeat(255) })).statusCode).toBe(200)
  })

  test('The name changes, the logo only when one is sent, the department never', async () => {
    const visitor = await world.as(admin)
    await change(visitor, 3, { name: 'Creuse', logo: logo() })
    const [, before] = await federations(world)
    const sent = await change(visitor, 3, { name: "L'autre <Creuse>", department_code: '99', code: 'X' })
    expect(sent.statusCode).toBe(200)
    expect((await federations(world))[1]).toEqual({ ...before, name: "L'autre <Creuse>" })
    expect(before).toMatchObject({ code: 'FDC23', department_code: '23', logo: expect.any(Buffer) })
    const left = 'Fédération des chasseurs de la Creuse'
    expect((await acts(world)).map(({ details }) => details)).toEqual([
      { name: true, name_before: left, name_after: 'Creuse', logo: true, contact: false },
      { name: true, name_before: 'Creuse', name_after: "L'autre <Creuse>", logo: false, contact: false },
    ])
    for (const id of [999_999, 'abc', '-1', '0', '9'.repeat(30)])
      expect([id, (await change(visitor, id, { name: 'X' })).statusCode]).toEqual([id, 404])
  })

  test('Contact details of a federation are optional, displayed to its own people, and cleared by an empty field', async () => {
    const visitor = await world.as(admin)
    const contact = { contact_email: 'Creuse@example.org', contact_phone: '06 39 98 00 23' }
    const hours = { contact_hours: 'Le mardi, de 9 h à 12 h' }
    expect((await change(visitor, 3, { name: 'Creuse', ...contact, ...hours })).statusCode).toBe(200)
    expect((await federations(world))[1]).toMatchObject({ ...contact, ...hours })
    expect((await change(visitor, 3, { name: 'Creuse', contact_hours: ' ' })).statusCode).toBe(200)
    expect((await federations(world))[1]).toMatchObject({ ...contact, contact_hours: null })
    expect((await acts(world)).map(({ details }) => details['contact'])).toEqual([true, true])
    // The audit log says that it changed, but not to what, since its entries cannot be erased.
    expect((await acts(world)).map(({ details }) => details['contact_fields'])).toEqual([
      'contact_email contact_phone contact_hours',
      'contact_hours',
    ])
    const added = await add(visitor, { ...loiret, ...contact, logo: logo() })
    expect(added.statusCode).toBe(200)
    expect((await federations(world)).at(-1)).toMatchObject({ ...contact, contact_hours: null })
    const page = await (await world.as(waiting)).open('/giver/waiting_validation')
    expect(page.body).toContain('cher@chasse.example.org')
  })

  test('The grace period is optional, kept if omitted, and recorded', async () => {
    const visitor = await world.as(admin)
    const grace = async () => (await federations(world))[1]!.second_factor_grace
    for (const [sent, kept] of [
      [{ second_factor_grace: '2' }, 2],
      [{}, 2],
      [{ second_factor_grace: '0' }, 0],
      [{ second_factor_grace: '' }, null],
    ] as const) {
      expect((await change(visitor, 3, { name: 'Creuse', ...sent })).statusCode).toBe(200)
      expect(await grace()).toBe(kept)
    }
    const told = (await acts(world)).map(({ details }) => details['second_factor_grace'])
    expect(told).toEqual([2, undefined, 0, 7])
  })

  test('Unusable contact details are refused at their field', async () => {
    const visitor = await world.as(admin)
    const before = await federations(world)
    for (const [field, value] of [
      ['contact_email', 'creuse'],
      ['contact_email', `${'x'.repeat(250)}@example.org`],
      ['contact_phone', '06 39'],
      ['contact_phone', 'le bureau'],
      ['contact_hours', 'x'.repeat(256)],
      ['second_factor_grace', '8'],
      ['second_factor_grace', '-1'],
      ['second_factor_grace', '1.5'],
    ] as const) {
      const sent = await change(visitor, 3, { name: 'Creuse', [field]: value })
      expect([field, sent.statusCode, Object.keys(sent.json().errors)]).toEqual([field, 422, [field]])
      expect(sent.json().errors[field][0]).toMatch(/^[A-ZÀÉL].*\.$/)
    }
    expect(await federations(world)).toEqual(before)
  })

  test('A person limited to a federation adds none, and reads why', async () => {
    const refused = await add(await writer(), { ...loiret, logo: logo() })
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'Votre compte est limité à une fédération : il ne peut pas en ajouter.',
    ])
  })
})
