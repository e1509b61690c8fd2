import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { admin, cher, waiting } from '../../world/people.ts'
import { logoFile } from '../../world/federations.ts'
import { change, CREUSE, FEDERATIONS, send } from '../support/federation-jobs.ts'
import { expectRefusals, inWorld, noon } from '../support/in-world.ts'
import { givePermission } from '../support/role-rows.ts'
import type { Federation } from '../../../contract/shared/federations.ts'

const logo = () => new File([logoFile.content], 'logo.png', { type: 'image/png' })
const loiret = { department_code: '45', name: 'Fédération des chasseurs du Loiret' }
type Fields = Parameters<typeof send>[2]

inWorld((world) => {
  const federations = async () =>
    (await world.all('federations', {})).toSorted((a, b) =>
      a.department_code.localeCompare(b.department_code),
    )
  const ofCreuse = () => world.one('federations', { id: CREUSE })
  /** What the audit log says of every change, in order. */
  const told = async () => (await world.all('acts', {}, 'id', 'details')).map(({ details }) => details)
  const started = async () => {
    const visitor = await world.as(admin)
    return {
      visitor,
      add: (fields: Fields) => send(visitor, FEDERATIONS, { ...loiret, logo: logo(), ...fields }),
      changed: async (fields: Fields) =>
        (await change(visitor, CREUSE, { name: 'Creuse', ...fields })).statusCode,
    }
  }

  test('A user with a federation sees only theirs, a user with none sees all, by department', async () => {
    for (const [person, codes] of [
      [cher, ['FDC18']],
      [admin, ['FDC18', 'FDC23', 'FDC36']],
    ] as const)
      expect((await world.read(person, FEDERATIONS)).map(({ code }: Federation) => code)).toEqual(codes)
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
    const [cherListed, creuse]: Federation[] = await world.read(admin, FEDERATIONS)
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
    expect(await world.read(cher, FEDERATIONS)).toEqual([cherListed])
  })

  test('A federation is added with its code derived from the department, which is recorded', async () => {
    const { add } = await started()
    expect((await add({ department_code: ' 45 ', code: 'OTHER' })).statusCode).toBe(200)
    const row = await world.one('federations', { department_code: '45' })
    expect(row).toMatchObject({ ...loiret, code: 'FDC45', created_at: noon })
    expect(await told()).toEqual([{ department_code: '45' }])
  })

  test('A department has one federation, even under concurrent requests', async () => {
    const { add } = await started()
    const answers = await Promise.all(Array.from({ length: 4 }, () => add({})))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422, 422])
    const refused = { department_code: ['Ce département a déjà une fédération.'] }
    expect((await add({})).json().errors).toEqual(refused)
    expect(await federations()).toHaveLength(4)
  })

  test('The department code is 2 digits, digits only; the name required, at most 255 characters', async () => {
    const { visitor, add, changed } = await started()
    const codes = [...'|4|974|2A|ab|4 5|-4|4.|４５|00|20|96|99'.split('|'), '4\0', '45\n6']
    const names = ['', '   ', 'x'.repeat(256), '\0'].map((name) => [name, { name }, 'name'] as const)
    await expectRefusals(world, (body) => add(body as Fields), [
      ...codes.map((department_code) => [department_code, { department_code }, 'department_code'] as const),
      ...names,
    ])
    await expectRefusals(world, (body) => change(visitor, CREUSE, body as Fields), names)
    expect((await send(visitor, FEDERATIONS, {})).json().errors).toEqual({
      department_code: ['Indiquez le code du département.'],
      name: ['Indiquez le nom de la fédération.'],
      logo: ['Choisissez le logo, une image PNG.'],
    })
    expect(await changed({ name: 'é'.repeat(255) })).toBe(200)
  })

  test('Unusable contact details are refused at their field', async () => {
    const { visitor } = await started()
    await expectRefusals(
      world,
      (body) => change(visitor, CREUSE, { name: 'Creuse', ...body }),
      [
        ['contact_email', 'creuse'],
        ['contact_email', `${'x'.repeat(250)}@example.org`],
        ['contact_phone', '06 39'],
        ['contact_phone', 'le bureau'],
        ['contact_hours', 'x'.repeat(256)],
        ['second_factor_grace', '8'],
        ['second_factor_grace', '-1'],
        ['second_factor_grace', '1.5'],
        ['near_territories', 'peut-être'],
      ].map(([field = '', value]) => [field, { [field]: value }]),
    )
  })

  test('The name changes, the logo only when one is sent, the department never', async () => {
    const { changed } = await started()
    await changed({ logo: logo() })
    const before = await ofCreuse()
    expect(await changed({ name: "L'autre <Creuse>", department_code: '99', code: 'X' })).toBe(200)
    expect(await ofCreuse()).toEqual({ ...before, name: "L'autre <Creuse>" })
    expect(before).toMatchObject({ code: 'FDC23', department_code: '23', logo: expect.any(Buffer) })
    const left = 'Fédération des chasseurs de la Creuse'
    expect(await told()).toEqual([
      { name: true, name_before: left, name_after: 'Creuse', logo: true, contact: false },
      { name: true, name_before: 'Creuse', name_after: "L'autre <Creuse>", logo: false, contact: false },
    ])
  })

  test('Contact details of a federation are optional, displayed to its own people, and cleared by an empty field', async () => {
    const { add, changed } = await started()
    const contact = { contact_email: 'Creuse@example.org', contact_phone: '06 39 98 00 23' }
    const hours = { contact_hours: 'Le mardi, de 9 h à 12 h' }
    expect(await changed({ ...contact, ...hours })).toBe(200)
    expect(await ofCreuse()).toMatchObject({ ...contact, ...hours })
    expect(await changed({ contact_hours: ' ' })).toBe(200)
    expect(await ofCreuse()).toMatchObject({ ...contact, contact_hours: null })
    // The audit log says that it changed, but not to what, since its entries cannot be erased.
    expect(await told()).toMatchObject([
      { contact: true, contact_fields: 'contact_email contact_phone contact_hours' },
      { contact: true, contact_fields: 'contact_hours' },
    ])
    expect(JSON.stringify(await told())).not.toContain('@')
    expect((await add(contact)).statusCode).toBe(200)
    const loiretNow = await world.one('federations', { department_code: '45' })
    expect(loiretNow).toMatchObject({ ...contact, contact_hours: null })
    const page = await (await world.as(waiting)).open('/giver/waiting_validation')
    expect(page.body).toContain('cher@chasse.example.org')
  })

  test('Whether territories may be near, and the grace period, are optional, kept if omitted, and recorded', async () => {
    const { visitor, changed } = await started()
    const listed = async () => (await visitor.get(FEDERATIONS)).json().data[1] as Federation
    await changed({})
    const { revision } = await listed()
    for (const [sent, kept] of [
      [{ near_territories: '1' }, { near_territories: true, second_factor_grace: null }],
      [{ second_factor_grace: '2' }, { near_territories: true, second_factor_grace: 2 }],
      [{}, { near_territories: true, second_factor_grace: 2 }],
      [{ second_factor_grace: '0' }, { second_factor_grace: 0 }],
      [{ second_factor_grace: '' }, { second_factor_grace: null }],
    ] as const) {
      expect(await changed(sent)).toBe(200)
      expect(await listed()).toMatchObject({ ...kept, revision: expect.not.stringMatching(revision) })
    }
    const same = { name: false, logo: false, contact: false }
    expect((await told()).slice(1)).toEqual([
      { ...same, near_territories: true },
      { ...same, second_factor_grace: 2 },
      same,
      { ...same, second_factor_grace: 0 },
      { ...same, second_factor_grace: 7 },
    ])
  })

  test('A person limited to a federation reads why they add none, and do not see the state of the service', async () => {
    const { id } = await world.one('roles', { code: 'federation_admin' }, 'id')
    await givePermission(world.db(), id, 'federations.write')
    const visitor = await world.as(cher)
    for (const [asked, reason] of [
      [send(visitor, FEDERATIONS, { ...loiret, logo: logo() }), 'il ne peut pas en ajouter'],
      [visitor.get('/api/v1/service'), 'il ne voit pas l’état du service'],
    ] as const)
      expect((await asked).json().message).toBe(`Votre compte est limité à une fédération : ${reason}.`)
  })
})
