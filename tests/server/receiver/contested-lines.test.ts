import { expect, test } from 'vitest'
import { parisDay } from '../../../contract/days.ts'
import type { ReportedLine } from '../../../contract/receiver/reported-lines.ts'
import { findCandidates } from '../../../server/queries/giver/offer-candidates.ts'
import { applyRetention } from '../../../server/rules/retention/retention.ts'
import { contactId, finished, generous, planned } from '../../world/hunts.ts'
import { admin, cher, giver, nadia } from '../../world/people.ts'
import { inWorld, noon, today } from '../support/in-world.ts'
import { mailsTo } from '../support/offers.ts'
import { noonOf, retentionOf } from '../support/retention.ts'

const received = '/api/v1/received/self'
const contest = `${received}/${generous.id}/contest`
const federation = { email: 'cher@chasse.example.org' }
const said = 'Une personne dit n’avoir rien reçu'

inWorld((world) => {
  const lines = async (): Promise<ReportedLine[]> =>
    (await (await world.as(nadia)).get(received)).json().data.lines
  /** What counts of Nadia: in the fair order, in the list of contacts, and on her own page. */
  async function counted(): Promise<unknown[]> {
    const candidates = await findCandidates(world.db(), planned.id, parisDay(noon))
    const list = await (await world.as(giver)).get(`/api/v1/hunts/self/${planned.id}/donations`)
    const { contacts } = list.json().data as { contacts: { id: number; sum_donation: number }[] }
    const own = (await (await world.as(nadia)).get('/api/v1/receivers/self/reachability')).json()
    return [
      candidates.find(({ id }) => id === nadia.id)?.received,
      contacts.find(({ id }) => id === contactId(planned.id, nadia.id))?.sum_donation,
      (own.data ?? own).sum_donation,
    ]
  }

  test('A person reads what reports say that they received, and by whom', async () => {
    expect(await lines()).toMatchObject([
      {
        id: generous.id,
        started_at: '2026-02-28',
        giver: 'Hélène Moreau',
        game: [
          { label: 'sanglier', quantity: 2 },
          { label: 'chevreuil', quantity: 1 },
        ],
        contested_on: null,
      },
    ])
  })

  test('What they contest counts nowhere; giver and federation are told, once, and staff read it', async () => {
    const visitor = await world.as(nadia)
    expect(await counted()).toEqual([3, 3, 3])
    for (let time = 0; time < 2; time++) expect((await visitor.put(contest)).statusCode).toBeLessThan(300)
    expect(await counted()).toEqual([0, 0, 0])
    expect(await lines()).toMatchObject([{ contested_on: today }])
    for (const person of [giver, federation])
      expect((await mailsTo(world, person)).filter((subject) => subject === said)).toEqual([said])
    const acts = (await (await world.as(cher)).get('/api/v1/federations/1/acts')).json().data
    expect(acts[0]).toMatchObject({ act: 'line.contested', details: { hunt: generous.id } })
  })

  test('It counts again after two months, unless the report was corrected', async () => {
    const visitor = await world.as(nadia)
    await visitor.put(contest)
    await applyRetention(retentionOf(world.db(), noonOf('2026-05-10')))
    expect(await counted()).toEqual([0, 0, 0])
    await applyRetention(retentionOf(world.db(), noonOf('2026-05-11')))
    expect(await counted()).toEqual([3, 3, 3])
  })

  test('Only what a report says can be contested, by whom it names', async () => {
    const visitor = await world.as(nadia)
    for (const { id } of [finished[1]!, planned, { id: 999 }])
      expect([id, (await visitor.put(`${received}/${id}/contest`)).statusCode]).toEqual([id, 404])
    expect((await (await world.as(giver)).put(contest)).statusCode).toBe(403)
    expect(await counted()).toEqual([3, 3, 3])
  })

  test('It is in the data export, and forgotten with the person', async () => {
    const visitor = await world.as(nadia)
    await visitor.put(contest)
    const { receiver } = (await visitor.get('/api/v1/users/self/data')).json().data
    expect(receiver.contested).toMatchObject([{ hunt_started_at: '2026-02-28', contested_on: today }])
    await (await world.as(admin)).delete(`/api/v1/users/${nadia.id}/delete`)
    expect(await world.db().selectFrom('contested_lines').selectAll().execute()).toEqual([])
    const mails = await world
      .db()
      .selectFrom('mails')
      .where('recipient', '=', federation.email)
      .select('text')
      .execute()
    expect(mails.map(({ text }) => text).join()).not.toContain(nadia.lastname)
  })
})
