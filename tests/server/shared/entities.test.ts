import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { type EndpointName, endpoints } from '../../../contract/endpoints.ts'
import { recordDonations } from '../../../contract/giver/donations.ts'
import { register } from '../../../contract/registration/registration.ts'

/**
 * The definition of each entity in spec §3, and the fields it names, spelled as in the API: `a.b` is the
 * field `b` of the object `a`, `a[].b` of each row of the list `a`. `beyond`: additional fields that we
 * send. Written by hand from the spec, never derived from the contract.
 */
type Entity = { spec: string; fields: string; beyond?: string }

const giverFields = 'nit validation_type validated_at is_wolfhunter cities cities[].id cities[].label_full'
const receiverFields = 'is_hunter search_radius'
const within = (object: string, fields: string) => fields.replaceAll(/\S+/g, (field) => `${object}.${field}`)

const notified = `${within('expected[]', 'firstname lastname starts_at')} expected ending ${within('ending[]', 'id giver started_at city meeting')} ${within('ending[].meeting', 'city place starts_at ends_at')}`
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
    beyond: `handed_over handed_over[].specimen_type_id handed_over[].quantity call call.outcome call.text
      has_left`,
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

/**
 * The fields of a schema at any depth, in the notation of `Entity`; `a?` may be left out of a row. What an
 * answer holds beside its schema does not leave the server, and an answer that lacks something of it is a 500.
 */
function pathsOf(schema: z.core.$ZodType, prefix = ''): string[] {
  const { def } = schema._zod as unknown as { def: Definition }
  if (def.element) return pathsOf(def.element, `${prefix}[]`)
  if (!def.shape)
    return [def.innerType, ...(def.options ?? [])].flatMap((inner) => (inner ? pathsOf(inner, prefix) : []))
  return Object.entries(def.shape).flatMap(([key, one]) => {
    const path = prefix ? `${prefix}.${key}` : key
    return [one._zod.optout === 'optional' ? `${path}?` : path, ...pathsOf(one, path)]
  })
}
type Definition = {
  shape?: Record<string, z.core.$ZodType>
  element?: z.core.$ZodType
  innerType?: z.core.$ZodType
  options?: z.core.$ZodType[]
}

const staff = 'is_manageable revision pending_email has_second_factor'
/** Where each entity is answered: `at` is the path of the entity in the answer, `beyond` as in `Entity`. */
const answers: [name: keyof typeof entities, of: EndpointName, at: string, beyond?: string][] = [
  ['User', 'readSession', 'user'],
  ['User', 'signIn', 'user'],
  ['User', 'listUsers', 'data[]', staff],
  ['User', 'readUser', '', staff],
  ['User', 'listGiverValidations', '[]', 'waited_hours finding'],
  ['Giver', 'readGiver', ''],
  ['Giver', 'readSession', 'user.giver'],
  ['Receiver', 'readSession', 'user.receiver'],
  ['Federation', 'listFederations', '[]'],
  ['Role', 'listRoles', '[]'],
  ['Permission', 'listPermissions', '[]'],
  ['City', 'searchCities', '[]'],
  ['Specimen type', 'listSpecimenTypes', '[]'],
  ['Hunt', 'listHunts', 'data[]'],
  ['Contact', 'readDonations', 'contacts[]'],
  ['Wish', 'listWishes', '[]'],
  ['Availability record', 'readAvailabilities', ''],
  ['Statistic', 'listStatistics', '[]'],
]

test.each(answers)('%s of %s is as spec §3 defines it, field by field', (name, of, at, beyond) => {
  const { fields, beyond: always }: Entity = entities[name]
  const sent = pathsOf(endpoints[of].answer)
    .filter((path) => path.startsWith(at))
    .map((path) => path.slice(at.length).replace(/^[.?]/, ''))
  const known = listed([fields, always, beyond].join(' '))
  expect(
    listed(fields).filter((field) => !sent.includes(field)),
    'lacking',
  ).toEqual([])
  expect(
    sent.filter((field) => field !== '' && !known.includes(field.replace('?', ''))),
    'which nobody lists',
  ).toEqual([])
})
