import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asked, contactId, generous, informed, planned } from '../../world/hunts.ts'
import { openOffer } from '../../world/offers.ts'
import { admin, camille, cher, giver, luc, manon, others, waiting, wolfhunter } from '../../world/people.ts'
import type { Visitor } from '../support/app.ts'
import { inWorld, type World } from '../support/in-world.ts'
import { accepted, act, entry, noteBoar, willing } from '../support/meetings.ts'

type Changed = Record<string, readonly number[]>

const tables = {
  users: 'id',
  givers: 'user_id',
  receivers: 'user_id',
  hunts: 'id',
  animals: 'id',
  offers: 'id',
  report_requests: 'id',
  recalls: 'id',
  samples: 'id',
  sanitary_rules: 'id',
} as const

/** The rows of tables with personal data, as text by primary key. */
async function rowsOf(world: World): Promise<Map<string, Map<number, string>>> {
  const all = Object.entries(tables).map(async ([table, key]) => {
    const { rows } = await sql<{ key: number; row: string }>`
      select ${sql.ref(key)} as key, to_jsonb(rows)::text as row from ${sql.table(table)} as rows`.execute(
      world.db(),
    )
    return [table, new Map(rows.map((one) => [Number(one.key), one.row]))] as const
  })
  return new Map(await Promise.all(all))
}

/** The keys of the rows changed, added or deleted by a call, per table. */
async function changedBy(
  world: World,
  something: () => PromiseLike<{ statusCode: number }>,
): Promise<Changed> {
  const before = await rowsOf(world)
  expect((await something()).statusCode).toBe(200)
  const after = await rowsOf(world)
  return Object.fromEntries(
    [...after].flatMap(([table, now]) => {
      const then = before.get(table)!
      const keys = [...new Set([...then.keys(), ...now.keys()])].filter(
        (key) => then.get(key) !== now.get(key),
      )
      return keys.length > 0 ? [[table, keys.toSorted((a, b) => a - b)]] : []
    }),
  )
}

const pending = others.find(({ except }) => except === 'terms pending')!
const edited = async (visitor: Visitor, { id }: { id: number }, change: object) => {
  const { firstname, lastname, email, phone, city_id, role_id, federation_id, revision } = (
    await visitor.get(`/api/v1/users/${id}`)
  ).json().data
  const body = { firstname, lastname, email, phone, city_id, role_id, federation_id, revision, ...change }
  return visitor.put(`/api/v1/users/${id}`, body)
}

/** What somebody does, and the rows that it is about. */
type Command = [
  who: { email: string },
  does: (visitor: Visitor) => PromiseLike<{ statusCode: number }>,
  changed: Changed,
]
const api = '/api/v1'
const plan = { started_at: '2026-03-18', city_id: planned.city_id, is_wolfhunter: 0 }
const report = { contact_ids: [contactId(informed.id, luc.id)], quantities: [1], specimen_type_ids: [1] }
const commands: Record<string, Command> = {
  'accepts the terms': [
    pending,
    (visitor) => visitor.put(`${api}/users/self/accept_tos`, { accept_tos: 1 }),
    { users: [pending.id] },
  ],
  'marks a giver as lieutenant de louveterie': [
    admin,
    (visitor) => edited(visitor, giver, { is_wolfhunter: 1 }),
    { givers: [giver.id] },
  ],
  'changes a phone': [admin, (visitor) => edited(visitor, luc, { phone: '0639980099' }), { users: [luc.id] }],
  'blocks somebody': [admin, (visitor) => visitor.put(`${api}/users/${luc.id}/block`), { users: [luc.id] }],
  'notes what somebody says to the use of their data': [
    admin,
    (visitor) => visitor.put(`${api}/users/${manon.id}/gdpr`, { gdpr_state: 'refused' }),
    { users: [manon.id] },
  ],
  'validates a giver': [
    cher,
    (visitor) => visitor.put(`${api}/givers/${waiting.id}/validate`),
    { givers: [waiting.id] },
  ],
  'changes how far they search': [
    luc,
    (visitor) => visitor.put(`${api}/receivers/self`, { search_radius: 35 }),
    { receivers: [luc.id] },
  ],
  // Offers made for another day are withdrawn.
  'changes a hunt': [
    giver,
    (visitor) =>
      visitor.put(`${api}/hunts/self/${planned.id}`, { ...plan, specimen_type_ids: [2], quantities: [3] }),
    { hunts: [planned.id], offers: [openOffer.id] },
  ],
  'reports a hunt': [
    giver,
    (visitor) => visitor.post(`${api}/hunts/self/${informed.id}/donations`, report),
    { hunts: [informed.id] },
  ],
}

/** Every command changes only the rows that it is about. */
inWorld((world) => {
  test.each(Object.entries(commands))('Who %s changes nothing else', async (_, [person, does, changed]) => {
    const visitor = await world.as(person)
    expect(await changedBy(world, () => does(visitor))).toEqual(changed)
  })

  test('Of two pending corrections, only the refused one is decided', async () => {
    const { id: _, ...request } = await world.one('report_requests', { id: asked.id })
    const second = { ...request, hunt_id: generous.id, idempotency_key: null }
    await world.add('report_requests', second)
    const staff = await world.as(cher)
    const refuse = () => staff.put(`/api/v1/corrections/${asked.id}/refuse`, { reason: 'Rien ne le montre' })
    expect(await changedBy(world, refuse)).toEqual({ report_requests: [asked.id] })
  })

  test.each(['held', 'of which the animal is handed over'])(
    'Of several accepted meetings, only the one %s is over',
    async (how) => {
      const hunter = await willing(world, manon)
      const boar = await noteBoar(hunter, 'T 1')
      const offer = await accepted(world, manon, entry({ specimen_type_id: null, animal_id: boar }))
      const given = { contact_id: contactId(planned.id, manon.id), is_warned: 1 }
      const end = () =>
        how === 'held'
          ? act(hunter, manon, 'hand_over')
          : hunter.put(`${api}/animals/${boar}/hand_over`, given)
      expect(await changedBy(world, end)).toEqual({ animals: [boar], offers: [offer.id] })
    },
  )

  test('Reveals by other givers do not count against the limit', async () => {
    const reveals = { perHour: 1, perDay: 1 }
    const reveal = async (person: { email: string }, contact: number) =>
      (await world.as(person, undefined, { reveals })).put(`/api/v1/contacts/${contact}/phone`)
    await world.add('phone_reveals', {
      giver_id: wolfhunter.id,
      receiver_id: camille.id,
      shown_at: new Date('2026-03-10T10:59:00Z'),
    })
    expect((await reveal(giver, contactId(planned.id, manon.id))).statusCode).toBe(200)
  })
})
