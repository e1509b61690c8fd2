import { expect, test } from 'vitest'
import { parisDay } from '../../../contract/days.ts'
import type { ReportedLine } from '../../../contract/receiver/reported-lines.ts'
import { findCandidates } from '../../../server/queries/giver/offer-candidates.ts'
import { applyRetention } from '../../../server/rules/retention/retention.ts'
import { contactId, finished, generous, planned } from '../../world/hunts.ts'
import { admin, camille, cher, giver, nadia } from '../../world/people.ts'
import { inWorld, noon, today } from '../support/in-world.ts'
import { mailsTo } from '../support/offers.ts'
import { amend, contact, correction } from '../support/reports.ts'
import { noonOf, retentionOf } from '../support/retention.ts'

const received = '/api/v1/received/self'
const contest = `${received}/${generous.id}/contest`
const federation = { email: 'cher@chasse.example.org' }
const said = 'Une personne dit n’avoir rien reçu'
/** The correction names Nadia no longer. */
const allToCamille = {
  contact_ids: [contact(camille), contact(camille)],
  quantities: [2, 1],
  specimen_type_ids: [1, 2],
}

inWorld((world) => {
  const lines = async (person = nadia): Promise<ReportedLine[]> =>
    (await (await world.as(person)).get(received)).json().data.lines
  /** The report of a hunt says that a person received one boar. */
  async function receives({ id }: { id: number }, hunt: { id: number }) {
    const row = { hunt_id: hunt.id, receiver_id: id }
    const isContact = (await world.all('contacts', row)).length > 0
    if (!isContact) await world.add('contacts', { ...row, distance: 1 })
    await world.add('donations', { ...row, specimen_type_id: 1, quantity: 1 })
  }
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
    // Whoever may have been mistaken is not told how to reach the person.
    const { text } = await world.one('mails', { recipient: giver.email, subject: said }, 'text')
    expect(text).toContain(`${nadia.firstname} ${nadia.lastname}`)
    for (const own of [nadia.email, nadia.phone]) expect(text).not.toContain(own)
    const acts = (await (await world.as(cher)).get('/api/v1/federations/1/acts')).json().data
    expect(acts[0]).toMatchObject({ act: 'line.contested', details: { hunt: generous.id } })
  })

  test('It counts again after two months, and is not contested again', async () => {
    const visitor = await world.as(nadia)
    await visitor.put(contest)
    await applyRetention(retentionOf(world.db(), noonOf('2026-05-10')))
    expect(await counted()).toEqual([0, 0, 0])
    await applyRetention(retentionOf(world.db(), noonOf('2026-05-11')))
    expect(await counted()).toEqual([3, 3, 3])
    expect(await lines()).toMatchObject([{ contested_on: today, is_contest_over: true, may_contest: false }])
    // The night has ended their session.
    expect((await (await world.as(nadia)).put(contest)).statusCode).toBeLessThan(300)
    expect(await counted()).toEqual([3, 3, 3])
    expect((await mailsTo(world, federation)).filter((subject) => subject === said)).toEqual([said])
  })

  test('What is contested is one line, that of the person and of the hunt', async () => {
    await receives(nadia, finished[1]!)
    await receives(camille, generous)
    await (await world.as(nadia)).put(contest)
    expect(await counted()).toEqual([1, 1, 1])
    expect((await lines()).map(({ id, contested_on }) => [id, contested_on])).toEqual([
      [generous.id, today],
      [finished[1]!.id, null],
    ])
    expect(await lines(camille)).toMatchObject([{ id: generous.id, contested_on: null, may_contest: true }])
  })

  test('Three lines that nobody corrected may be contested, and a fourth once one of them is', async () => {
    const others = finished.slice(1, 4)
    for (const hunt of others) await receives(nadia, hunt)
    const visitor = await world.as(nadia)
    const statusOf = async ({ id }: { id: number }) =>
      (await visitor.put(`${received}/${id}/contest`)).statusCode < 300
    for (const hunt of [generous, others[0]!, others[1]!]) expect(await statusOf(hunt)).toBe(true)
    expect((await lines()).at(-1)).toMatchObject({ contested_on: null, may_contest: false })
    const refused = await visitor.put(`${received}/${others[2]!.id}/contest`)
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Vous avez déjà contesté 3 comptes rendus que personne n’a corrigés. Pour celui-ci, appelez votre fédération.',
    ])
    // What is contested already stays so.
    expect(await statusOf(generous)).toBe(true)
    expect((await mailsTo(world, federation)).filter((subject) => subject === said)).toHaveLength(3)
    expect((await amend(await world.as(giver), { ...correction, ...allToCamille })).statusCode).toBe(200)
    expect((await lines()).at(-1)).toMatchObject({ contested_on: null, may_contest: true })
    expect(await statusOf(others[2]!)).toBe(true)
  })

  test('The federation of the report is told, also after its giver left it', async () => {
    await world.set('report_versions', { hunt_id: generous.id }, { federation_id: 2 })
    await (await world.as(nadia)).put(contest)
    expect(await mailsTo(world, { email: 'indre@chasse.example.org' })).toEqual([said])
    expect(await mailsTo(world, federation)).not.toContain(said)
  })

  test('The name of a giver who was anonymised is not shown', async () => {
    await world.set('users', { id: giver.id }, { is_deleted: true })
    expect(await lines()).toMatchObject([{ id: generous.id, giver: null }])
  })

  test('Only what a report says can be contested, by whom it names', async () => {
    const visitor = await world.as(nadia)
    await receives(camille, finished[2]!)
    for (const { id } of [finished[1]!, finished[2]!])
      expect([id, (await visitor.put(`${received}/${id}/contest`)).statusCode]).toEqual([id, 404])
    expect(await counted()).toEqual([3, 3, 3])
  })

  test('It is in the data export, and forgotten with the person', async () => {
    const visitor = await world.as(nadia)
    await visitor.put(contest)
    const { receiver } = (await visitor.get('/api/v1/users/self/data')).json().data
    expect(receiver.contested).toMatchObject([{ hunt_started_at: '2026-02-28', contested_on: today }])
    await (await world.as(admin)).delete(`/api/v1/users/${nadia.id}/delete`)
    expect(await world.all('contested_lines', {})).toEqual([])
    const mails = await world.all('mails', { recipient: federation.email })
    expect(mails.map(({ text }) => text).join()).not.toContain(nadia.lastname)
  })
})
