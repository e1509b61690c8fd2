import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { recordDonations } from '../../../contract/giver/donations.ts'
import { register } from '../../../contract/registration/registration.ts'
import { prepare } from '../../../server/prepare.ts'
import { openApp, visit, type Visitor } from '../support/app.ts'
import { onAnyDatabase } from '../support/databases.ts'
import { noon } from '../support/in-world.ts'

/**
 * The definition of each entity in spec §3, and the fields it names, spelled as in the API: `a.b` is the
 * field `b` of the object `a`, `a[].b` of each row of the list `a`. `beyond`: additional fields that we
 * send. Written by hand from the spec, never derived from the contract.
 */
type Entity = { spec: string; fields: string; beyond?: string }

const giverFields = 'nit validation_type validated_at is_wolfhunter cities cities[].id cities[].label_full'
const receiverFields = 'is_hunter search_radius'
const within = (object: string, fields: string) => fields.replaceAll(/\S+/g, (field) => `${object}.${field}`)

const notified = `${within('expected[]', 'firstname lastname starts_at')} expected ending ${within('ending[]', 'id giver started_at city meeting')}`
const listed = (fields = '') => fields.split(/\s+/).filter(Boolean)
const entities = {
  User: {
    spec: `id, firstname, lastname, email, phone, city (id, postal_code, label, label_full), city_id,
      federation (code; none means all federations), federation_id, role (id, label, code), role_id,
      is_verified, accept_tos_date, gdpr_state (pending, refused, accepted), created_at, blocked_at,
      is_deleted, is_tos_accepted, is_wolfhunter, giver and receiver sub-objects.`,
    fields: `id firstname lastname email phone city city.id city.postal_code city.label city.label_full
      city_id federation federation.code federation_id role role.id role.label role.code role_id
      is_verified accept_tos_date gdpr_state created_at blocked_at is_deleted is_tos_accepted
      is_wolfhunter giver ${within('giver', giverFields)} receiver ${within('receiver', receiverFields)}`,
    beyond: `federation.id federation.name newsletter_accepted_at deletion_requested_at giver.refused_at
      giver.refusal_reason refusal_note ${notified}`,
  },
  Giver: {
    spec: `nit (7 characters), validation_type (waiting, manual, auto, ban), validated_at, is_wolfhunter
      (lieutenant de louveterie), cities (hunting territories, each id and label_full).`,
    fields: giverFields,
    beyond: 'refused_at refusal_reason',
  },
  Receiver: { spec: 'is_hunter, search_radius (km).', fields: receiverFields },
  Federation: {
    spec: `id, code, name, department_code (2 digits), logo (png), url_logo, counts of cities, givers,
      receivers, retriever_users, admins; created_at.`,
    fields: `id code name department_code logo url_logo cities_count givers_count receivers_count
      retriever_users_count admins_count created_at`,
    beyond: 'contact_email contact_phone contact_hours second_factor_grace near_territories revision',
  },
  Role: {
    spec: 'id, code (max 50), label (max 255), permissions, affectable_from_backoffice.',
    fields: 'id code label permissions affectable_from_backoffice',
    beyond: 'permissions[].id permissions[].code permissions[].label users_count revision',
  },
  Permission: { spec: 'id, code, label.', fields: 'id code label' },
  City: { spec: 'id, label_full (and postal_code, label).', fields: 'id label_full postal_code label' },
  Hunt: {
    spec: `id, started_at (date), city_id, city (label), is_wolfhunter (administrative hunt), hunt_state
      (code), hunt_previsions (specimen_type_id, quantity).`,
    fields: `id started_at city_id city city.label is_wolfhunter hunt_state hunt_state.code hunt_previsions
      hunt_previsions[].specimen_type_id hunt_previsions[].quantity`,
    beyond: `given given[].specimen_type_id given[].quantity correction time_zone ${notified}`,
  },
  'Specimen type': {
    spec: 'id, label, label_plural, icon_url.',
    fields: 'id label label_plural icon_url',
  },
  Contact: {
    spec: `id, firstname, lastname, phone, shown_at (null until the phone is revealed), distance, city
      (label), sum_donation, wishes (specimen_type_id, quantity, icon_url), donations
      (specimen_type_id, quantity).`,
    fields: `id firstname lastname phone shown_at distance city city.label sum_donation wishes
      wishes[].specimen_type_id wishes[].quantity wishes[].icon_url donations
      donations[].specimen_type_id donations[].quantity`,
    beyond: 'handed_over handed_over[].specimen_type_id handed_over[].quantity',
  },
  Wish: { spec: 'specimen_type_id, quantity.', fields: 'specimen_type_id quantity' },
  'Availability record': {
    spec: 'is_always_available plus a list of started_at and ended_at (dates YYYY-MM-DD).',
    fields: 'is_always_available availabilities availabilities[].started_at availabilities[].ended_at',
  },
  Statistic: {
    spec: `code, label, icon, color, headers (label, format, shown), filters (field, name, type, values),
      summarize blocks (name, code, type, column, operation).`,
    fields: `code label icon color headers headers[].label headers[].format headers[].shown filters
      filters[].field filters[].name filters[].type filters[].values summarize summarize[].name
      summarize[].code summarize[].type summarize[].column summarize[].operation`,
    beyond: `filters[].values[].value filters[].values[].label summarize[].parts summarize[].weight
      summarize[].unit summarize[].target summarize[].rows tones`,
  },
} satisfies Record<string, Entity>

/**
 * The definition of two requests in spec §3, and their fields; `beyond`: additional fields that we
 * accept.
 */
const requests = {
  'Donation payload': {
    spec: `contact_ids, quantities, specimen_type_ids as parallel lists, one entry per contact and type with
      quantity above 0.`,
    fields: 'contact_ids quantities specimen_type_ids',
    taken: recordDonations.body.shape,
  },
  'Registration fields': {
    spec: `lastname, firstname, phone, email, password, password_confirmation, city_id, user_type, nit
      (giver), search_radius and is_hunter (receiver), and a quantity per specimen type.`,
    fields: `lastname firstname phone email password password_confirmation city_id user_type nit
      search_radius is_hunter specimen_type_ids quantities`,
    beyond: 'is_always_available',
    taken: register.body.shape,
  },
} satisfies Record<string, Entity & { taken: object }>

test.each(Object.entries(requests))(
  '%s: the request takes what spec §3 says, field by field',
  (_, request) => {
    const expected = listed([request.fields, (request as Entity).beyond].join(' '))
    expect(Object.keys(request.taken).toSorted()).toEqual(expected.toSorted())
  },
)

test('The quotations are the text of spec §3, for each entity that it names', () => {
  const text = readFileSync(new URL('../../../docs/specification.md', import.meta.url), 'utf8')
  const [, section = ''] = /^## 3\.(.*?)^## 4\./ms.exec(text) ?? []
  const said = [...section.matchAll(/^- \*\*(.+?)\*\*(?: \(.*?\))?: (.+)$/gm)].map(([, name, says]) => [
    name,
    says,
  ])
  const quoted = Object.entries({ ...entities, ...requests }).map(([name, { spec }]) => [
    name,
    spec.replaceAll(/\s+/g, ' '),
  ])
  expect(Object.fromEntries(quoted)).toEqual(Object.fromEntries(said))
})

type Row = Record<string, unknown>

/** Every field of a value, at any depth, in the notation of `Entity`. */
function pathsOf(value: unknown, prefix = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((row) => pathsOf(row, `${prefix}[]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const path = prefix ? `${prefix}.${key}` : key
    return key === 'tones' ? [path] : [path, ...pathsOf(inner, path)]
  })
}

/**
 * The differences between an answer and the spec. Every row must have all the entity's own fields, all
 * rows together the fields of its inner objects too, and none any other field. `beyond`: additional
 * fields of this answer only.
 */
function differences(name: keyof typeof entities, rows: Row[], beyond = ''): string[] {
  const entity: Entity = entities[name]
  const fields = listed(entity.fields)
  const known = [...fields, ...listed(entity.beyond), ...listed(beyond)]
  const sent = new Set(rows.flatMap((row) => pathsOf(row)))
  const missing = fields.filter((field) =>
    /[.[]/.test(field) ? !sent.has(field) : rows.some((row) => !(field in row)),
  )
  return [
    ...(rows.length === 0 ? ['was not sent at all'] : []),
    ...missing.map((field) => `lacks ${field}`),
    ...[...sent].filter((field) => !known.includes(field)).map((field) => `has ${field}, which nobody lists`),
  ]
}

onAnyDatabase((fresh) => {
  test('The API sends each entity as spec §3 defines it, field by field', async () => {
    await prepare(fresh(), { demo: true, now: noon })
    const app = await openApp({ db: fresh(), now: () => noon })
    const visitors = new Map<string | null, Visitor>()
    /** What somebody of the demonstration reads at a URL; sessions are reused. */
    const read = async (name: string | null, url: string) => {
      const visitor = visitors.get(name) ?? visit(app)
      if (name !== null && !visitors.has(name))
        expect((await visitor.signIn(`${name}@example.org`)).statusCode).toBe(200)
      visitors.set(name, visitor)
      const response = await visitor.get(`/api/v1/${url}`)
      expect([name, url, response.statusCode]).toEqual([name, url, 200])
      return response.json()
    }
    const found: Record<string, string[]> = {}
    const compare = (where: string, ...[name, rows, beyond]: Parameters<typeof differences>) => {
      const differ = differences(name, rows, beyond)
      if (differ.length > 0) found[`${name}, ${where}`] = differ
    }

    const own: Row[] = []
    for (const name of 'giver louvetier waiting banned receiver admin cher roles stats'.split(' '))
      own.push((await read(name, 'auth/infos')).data.user)
    compare('of oneself', 'User', own)
    const { data: boot } = (await visit(app).signIn('giver@example.org')).json()
    expect(Object.keys(boot).toSorted().join(' ')).toBe(
      'assistance federation permissions role second_factor user',
    )
    compare('when signing in', 'User', [boot.user, ...own])
    const staff = 'is_manageable revision pending_email has_second_factor'
    compare('in the list', 'User', (await read('admin', 'users?perPage=1000')).data, staff)
    compare('alone', 'User', [(await read('admin', 'users/1')).data, ...own], staff)
    const waiting: Row[] = await read('cher', 'givers/need_validation')
    compare('who waits for validation', 'User', [...waiting, ...own], 'waited_hours finding')

    compare('of oneself', 'Giver', [(await read('giver', 'givers/self')).data])
    compare('of a user', 'Giver', [own[0]!['giver'] as Row])
    compare('of a user', 'Receiver', [own[4]!['receiver'] as Row])
    compare('in the list', 'Federation', (await read('admin', 'federations')).data)
    compare('in the list', 'Role', await read('roles', 'roles'))
    compare('in the list', 'Permission', await read('roles', 'permissions'))
    compare('searched', 'City', (await read(null, 'cities?search=bourges')).data)
    compare('in the list', 'Specimen type', (await read(null, 'specimen_types')).data)
    for (const state of ['planned', 'informed', 'finished'])
      compare(state, 'Hunt', (await read('giver', `hunts/self?hunt_state_code=${state}`)).data)
    const contacts: Row[] = []
    for (const { id } of (await read('giver', 'hunts/self?hunt_state_code=finished')).data)
      contacts.push(...(await read('giver', `hunts/self/${id}/donations`)).data.contacts)
    compare('of finished hunts', 'Contact', contacts)
    compare('of oneself', 'Wish', await read('receiver', 'wishes/self'))
    const { email } = await fresh()
      .selectFrom('availabilities')
      .innerJoin('users', 'users.id', 'availabilities.receiver_id')
      .where('ended_at', '>', '2026-04-01')
      .select('email')
      .executeTakeFirstOrThrow()
    const { data: availability } = await read(email.replace(/@.*/, ''), 'availabilities/self')
    compare('of oneself', 'Availability record', [availability])
    compare('in the list', 'Statistic', await read('stats', 'statistics'))

    expect(found).toEqual({})
    expect([own[6], own[5]]).toMatchObject([
      {
        federation: { code: 'FDC18' },
        role: { code: 'federation_admin' },
        blocked_at: null,
        is_deleted: false,
      },
      { federation: null, role: { code: 'admin' }, blocked_at: null, is_deleted: false },
    ])
  }, 120_000)
})
