import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countAllWaiting } from '../../../../server/rules/waiting/waiting-counts.ts'
import { remindOfReports } from '../../../../server/rules/reports/report-reminders.ts'
import { dayAfter } from '../../../../contract/days.ts'
import { refusedMail, seedRefusedMail } from '../../../world/mails.ts'
import { hunts } from '../../../world/hunts.ts'
import {
  admin,
  banned,
  cher,
  giver,
  givers,
  indre,
  luc,
  patient,
  receiver,
  waiting,
  wolfhunter,
} from '../../../world/people.ts'
import { inWorld, noon, today, type World } from '../../support/in-world.ts'
import { looked } from '../../support/looked.ts'
import { seedStaff } from '../../support/staff.ts'

type Visitor = Awaited<ReturnType<World['as']>>
type Meta = { total: number; last_page: number }

/** The rows of all pages of a list, and the total that its first page names. */
async function wholeList(visitor: Visitor, url: string): Promise<{ rows: unknown[]; total: number }> {
  const rows: unknown[] = []
  let meta: Meta = { total: 0, last_page: 1 }
  for (let page = 1; page <= meta.last_page; page++) {
    const answer = (await visitor.get(`${url}?perPage=2&page=${page}`)).json()
    rows.push(...(answer.data as unknown[]))
    meta = answer.meta as Meta
  }
  return { rows, total: meta.total }
}

/** Every list of the menu: its kind in the digest, and its address. */
const paged = {
  deletions: '/api/v1/users/deletion_requests',
  hunts: '/api/v1/hunts/overdue',
  mails: '/api/v1/mails/refused',
  corrections: '/api/v1/corrections',
  absences: '/api/v1/absences',
  tags: '/api/v1/tag_claims',
} as const
const ACCOUNTS = '/api/v1/givers/need_validation'
const RECALLS = '/api/v1/recalls'

/** How many items each list shows, read to its end. */
async function shown(visitor: Visitor): Promise<Record<string, number>> {
  const lengths: Record<string, number> = {}
  for (const [kind, url] of Object.entries(paged)) {
    const { rows, total } = await wholeList(visitor, url)
    expect([kind, total]).toEqual([kind, rows.length])
    lengths[kind] = rows.length
  }
  lengths['accounts'] = ((await visitor.get(ACCOUNTS)).json() as unknown[]).length
  const { rows } = await wholeList(visitor, RECALLS)
  const recalls = rows as { state: string; receivers: { state: string }[] }[]
  lengths['recalls'] = recalls
    .filter(({ state }) => state === 'opened')
    .flatMap(({ receivers }) =>
      receivers.filter(({ state }) => state === 'toTell' || state === 'told'),
    ).length
  return lengths
}

/** What may have become of an account. */
const fates = ['active', 'blocked', 'banned', 'waiting', 'anonymised', 'leaving', 'moved'] as const
type Fate = (typeof fates)[number]
const affected = [giver, wolfhunter, waiting, banned, patient, luc, receiver]

const SEED = Number(process.env['FC_SEED'] ?? 20_260_310)
const permissions = ['users.view', 'users.write'] as const
const seers = [
  { person: admin, federationId: null },
  { person: cher, federationId: 1 },
  { person: indre, federationId: 2 },
]

inWorld((world) => {
  const user = (id: number, values: object) => world.set('users', { id }, values)
  const decided = (id: number, validation_type: 'ban' | 'waiting') =>
    world.set('givers', { user_id: id }, { validation_type })
  const become: Record<Fate, (id: number) => Promise<unknown>> = {
    active: () => Promise.resolve(),
    blocked: (id) => user(id, { blocked_at: noon }),
    banned: (id) => decided(id, 'ban'),
    waiting: (id) => decided(id, 'waiting'),
    anonymised: async (id) => {
      expect((await (await world.as(admin)).delete(`/api/v1/users/${id}/delete`)).statusCode).toBe(200)
    },
    leaving: (id) => user(id, { deletion_requested_at: noon }),
    moved: (id) => user(id, { federation_id: 2 }),
  }

  /** Everybody who hunts has hunted: on the eve and two days before, unreported; and mails went astray. */
  async function busyWorld() {
    await seedStaff(world.db(), { ...indre, role: 'federation_admin', federation_id: 2 })
    await world.add(
      'hunts',
      givers.flatMap(({ id }, place) =>
        [-1, -2].map((day, index) => ({
          id: 500 + 2 * place + index,
          giver_id: id,
          city_id: hunts[0]!.city_id,
          started_at: dayAfter(today, day),
        })),
      ),
    )
    for (const [index, { id, email }] of affected.entries())
      await seedRefusedMail(world.db(), noon, {
        ...refusedMail,
        id: 9100 + index,
        user_id: id,
        recipient: email,
      })
  }

  const drawn: [string, Fate[]][] = [
    ...fates.map((fate): [string, Fate[]] => [`all ${fate}`, affected.map(() => fate)]),
    ...fc
      .sample(fc.tuple(...affected.map(() => fc.constantFrom(...fates))), { numRuns: 3, seed: SEED })
      .map((drawing): [string, Fate[]] => [drawing.join(), drawing]),
  ]

  test.each(drawn)('Numbers, also of reminders, are the lengths of their lists: %s', async (_, drawing) => {
    await busyWorld()
    for (const [place, fate] of drawing.entries()) await become[fate](affected[place]!.id)
    for (const { person, federationId } of seers) {
      const visitor = await world.as(person)
      const lengths = await shown(visitor)
      // Of another federation nobody sees anything: this one has but a recall.
      if (person === indre && !drawing.includes('moved'))
        expect(lengths).toEqual({
          ...Object.fromEntries(Object.keys(lengths).map((kind) => [kind, 0])),
          recalls: 1,
        })
      const counts = (await visitor.get('/api/v1/todo/count')).json().data
      // The badges of the menu, the weekly digest, and the overview.
      expect([person.email, counts]).toEqual([person.email, lengths])
      expect(await countAllWaiting(world.db(), { federationId, permissions }, noon)).toEqual(lengths)
      const { data } = (await visitor.get('/api/v1/todo')).json()
      const { accounts, deletions, hunts: awaited, mails } = lengths
      const totals = [data.accounts, data.deletions, data.hunts, data.mails].map(
        ({ total }) => total as number,
      )
      expect(totals).toEqual([accounts, deletions, awaited, mails])
      // The statistics that lead to the lists, and the page of a federation.
      const chosen = federationId ? { federation_id: String(federationId) } : {}
      const { rows } = await looked(world, 'hunts', chosen)
      const undecided = (await looked(world, 'validations', chosen)).rows
      expect(undecided.reduce((sum, row) => sum + Number(row[1]), 0)).toBe(accounts)
      expect(rows.reduce((sum, row) => sum + Number(row[4]), 0)).toBe(awaited)
      for (const row of rows) expect(row[1]).toBe([2, 3, 4, 5].reduce((sum, at) => sum + Number(row[at]), 0))
      if (federationId === null) continue
      const detail = (await visitor.get(`/api/v1/federations/${federationId}`)).json().data
      expect(detail.hunts.informed).toBe(awaited)
    }
    const { total } = await wholeList(await world.as(admin), paged.hunts)
    await remindOfReports(world.db(), noon, 'https://venaison.example', 500)
    const mails = await world.all('mails', {}, 'subject')
    expect(mails.filter(({ subject }) => subject.includes('qui a reçu quoi'))).toHaveLength(total)
  })
})
